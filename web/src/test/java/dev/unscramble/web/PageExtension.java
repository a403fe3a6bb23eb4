package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the page, open in a real browser: one for all of them, in the same theme and size for each, and without
 * motion, for which most tests would only wait. After each test the browser must have no complaints.
 */
final class PageExtension implements ParameterResolver, BeforeEachCallback, AfterEachCallback {
    private static final Namespace HERE = Namespace.create(PageExtension.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == OpenPage.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return page(test);
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        page(test).browser().size(1280, 900);
        page(test).browser().prefer("light", false);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        assertThat(page(test).browser().complaints().stream().filter(one -> !one.contains("status of 400")))
                .isEmpty();
    }

    /** Closed when all tests of this process are over, as the store closes what it keeps. */
    private static OpenPage page(ExtensionContext test) {
        return test.getStore(StoreScope.LAUNCHER_SESSION, HERE)
                .computeIfAbsent(OpenPage.class, missing -> OpenPage.start(), OpenPage.class);
    }
}
