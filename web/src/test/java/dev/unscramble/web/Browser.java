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
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
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
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts one; what it downloads goes into a folder. */
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
        driver.manage().timeouts().scriptTimeout(PATIENCE.multipliedBy(2));
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

    void theme(String name) {
        prefer("prefers-color-scheme", name);
    }

    void lessMotion() {
        prefer("prefers-reduced-motion", "reduce");
    }

    /** Lets the page know this one wish of its user. */
    private void prefer(String name, String value) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", name, "value", value))));
    }

    /** Opens an address, also where only what follows its # changes. */
    void open(String address) {
        driver.get("about:blank");
        driver.get(address);
    }

    /** Waits for something, and looks often; what is gone while it is looked at is looked for again. */
    FluentWait<WebDriver> await() {
        return new WebDriverWait(driver, PATIENCE)
                .pollingEvery(Duration.ofMillis(50))
                .ignoring(StaleElementReferenceException.class);
    }

    WebElement find(String css) {
        return await().until(page -> page.findElements(By.cssSelector(css)).stream()
                .filter(WebElement::isDisplayed)
                .findFirst()
                .orElse(null));
    }

    /** The button of this name, once it can be pressed. */
    WebElement button(String name) {
        return await().until(page -> page.findElements(By.tagName("button")).stream()
                .filter(button -> button.isDisplayed() && button.isEnabled())
                .filter(button ->
                        button.getText().strip().equals(name) || name.equals(button.getDomAttribute("aria-label")))
                .findFirst()
                .orElse(null));
    }

    void press(String name) {
        button(name).click();
    }

    void keys(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    void keys(Keys modifier, String key) {
        new Actions(driver).keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
    }

    /** Waits until the page shows a text. */
    void awaitText(String text) {
        await().withMessage(() -> "no \"" + text + "\" in: " + text()).until(page -> text().contains(text));
    }

    String text() {
        return Objects.requireNonNull(driver.findElement(By.tagName("body")).getText());
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
