package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.regex.Pattern;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A real browser without a screen, with a clean profile. */
final class Browser implements AutoCloseable {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts one. What it downloads goes into a folder. */
    static Browser start(Path downloads) {
        assertThat(List.of(CHROMIUM, DRIVER))
                .as("the browser tests need the packages chromium and chromium-driver")
                .allMatch(Files::isExecutable);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions()
                .setBinary(CHROMIUM.toString())
                .addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")
                .setExperimentalOption("prefs", Map.of("download.default_directory", downloads.toString()));
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        return new Browser(driver);
    }

    ChromeDriver driver() {
        return driver;
    }

    void size(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Lets the page know what its user prefers: a theme, light or dark, and whether things may move. */
    void prefer(String theme, boolean isMotionLiked) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", theme),
                                Map.of(
                                        "name",
                                        "prefers-reduced-motion",
                                        "value",
                                        isMotionLiked ? "no-preference" : "reduce"))));
    }

    /** Lets the system choose the colours, as people with poor sight do, until something else is preferred. */
    void forceColours() {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "forced-colors", "value", "active"))));
    }

    /**
     * Opens an address, also where only what follows its # changes. A page that is open already is loaded again, which
     * is cheaper than to leave it: the browser would start another process for each page. Until then it cannot write the
     * step that it has just shown into the new address.
     */
    void open(String address) {
        driver.switchTo().defaultContent();
        if (withoutHash(String.valueOf(driver.getCurrentUrl())).equals(withoutHash(address))) {
            driver.executeScript("""
                    history.scrollRestoration = "manual";
                    history.replaceState(null, "", arguments[0]);
                    history.replaceState = () => {};
                    """, address);
            driver.navigate().refresh();
        } else {
            driver.get(address);
        }
    }

    private static String withoutHash(String address) {
        return address.replaceFirst("#.*", "");
    }

    /** Waits for something, and looks often; what is gone while it is looked at is looked for again. */
    FluentWait<WebDriver> await() {
        return new WebDriverWait(driver, PATIENCE)
                .pollingEvery(Duration.ofMillis(50))
                .ignoring(StaleElementReferenceException.class);
    }

    /** The first element that is shown and matches a selector, once there is one. */
    WebElement find(String css) {
        return first(css, "true", "");
    }

    /** The button of this name, once it can be pressed. */
    WebElement button(String name) {
        return first(
                "button",
                "!one.disabled && (one.innerText.trim() === wanted || one.getAttribute('aria-label') === wanted)",
                name);
    }

    /** Asks the page once for all elements, since each question to it takes long. */
    private WebElement first(String css, String condition, String wanted) {
        String code = """
                const [css, wanted] = arguments;
                return [...document.querySelectorAll(css)].find((one) =>
                    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && %s)""".formatted(condition);
        return await().withMessage(() -> "no " + css + " " + wanted + " in: " + text())
                .until(page -> (WebElement) driver.executeScript(code, css, wanted));
    }

    /** Presses a button as soon as it can be pressed; if it is replaced or covered in that moment, once more. */
    void press(String name) {
        await().ignoring(ElementClickInterceptedException.class).until(page -> {
            button(name).click();
            return true;
        });
    }

    void keys(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    void keys(Keys modifier, String key) {
        new Actions(driver).keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
    }

    /** Waits until the page shows a text. */
    void awaitText(String text) {
        awaitText(Pattern.compile(text, Pattern.LITERAL));
    }

    /** Waits until the page shows a text like this. */
    void awaitText(Pattern text) {
        await().withMessage(() -> "no \"" + text + "\" in: " + text())
                .until(page -> text.matcher(text()).find());
    }

    /** Waits until nothing on the page moves. */
    void awaitStillness() {
        await().withMessage("something still moves")
                .until(page -> script("return document.getAnimations().length").equals("0"));
    }

    /** Points at what matches a selector, once the page has done what follows from its last change, such as scrolling. */
    void pointAt(String css) {
        driver.executeAsyncScript("""
                const [done] = arguments;
                const drawn = (then) => requestAnimationFrame(() => setTimeout(then));
                drawn(() => drawn(done));
                """);
        new Actions(driver).moveToElement(find(css)).perform();
    }

    String text() {
        return script("return document.body.innerText");
    }

    String script(String code) {
        return String.valueOf(driver.executeScript(code));
    }

    /** What the browser complained about since it was last asked. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(Object::toString)
                .toList();
    }

    /** What axe finds that people with disabilities could not use. */
    String violations() {
        driver.executeScript(resource("/axe/axe.min.js"));
        return String.valueOf(driver.executeAsyncScript("""
                const done = arguments[0];
                axe.run().then((found) => done(found.violations.map(
                    (one) => one.id + ": " + one.nodes.map((node) => node.html.slice(0, 200)).join(" | ")).join("\\n")));
                """));
    }

    private static String resource(String name) {
        try (var stream = Objects.requireNonNull(Browser.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
