package hotel.contract;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.HttpsTestTarget;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.hc.core5.http.HttpRequest;

/** The settings of the API under test, from Maven's {@code -D} options. */
final class ProviderSettings {
  static final String STATE_URL = "provider.stateUrl";

  private static final String URL = "provider.url";
  private static final String HEADER = "provider.header";

  private ProviderSettings() {}

  /** The API at {@code -Dprovider.url}, base path included. */
  static HttpTestTarget target() {
    URI url = url().orElseThrow(() -> new IllegalStateException(
        "Say where the API is, as in -D" + URL + "=http://localhost:8080/api"));
    String path = url.getPath().isEmpty() ? "/" : url.getPath();
    return url.getScheme().equals("https")
        ? new HttpsTestTarget(url.getHost(), portOf(url, 443), path)
        : new HttpTestTarget(url.getHost(), portOf(url, 80), path);
  }

  /** The URL for state changes: {@code -Dprovider.stateUrl}, else derived from {@code -Dprovider.url} if given. */
  static Optional<URI> stateUrl() {
    return property(STATE_URL).map(URI::create).or(() -> url().map(api -> api.resolve("/__demo/provider-states")));
  }

  /** Fails with one sentence, instead of once for each interaction, when the API or the state URL does not answer. */
  static void checkReachable() {
    url().ifPresent(address -> Reachability.check("-D" + URL, address));
    stateUrl().ifPresent(address -> Reachability.check("-D" + STATE_URL, address));
  }

  /** The headers of {@code -Dprovider.header}, one per line, as in {@code X-Gateway-Key: 42}. */
  static Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    property(HEADER).stream().flatMap(String::lines).forEach(line -> {
      String[] parts = line.split(":", 2);
      if (parts.length < 2) {
        throw new IllegalStateException("-D" + HEADER + " is \"Name: value\", not \"" + line + "\"");
      }
      headers.put(parts[0].trim(), parts[1].trim());
    });
    return headers;
  }

  /** Adds the headers of {@code -Dprovider.header} to a request of the pact. */
  static void addHeaders(HttpRequest request) {
    headers().forEach(request::setHeader);
  }

  private static Optional<URI> url() {
    return property(URL).map(URI::create);
  }

  private static Optional<String> property(String name) {
    return Optional.ofNullable(System.getProperty(name)).filter(value -> !value.isBlank());
  }

  private static int portOf(URI url, int defaultPort) {
    return url.getPort() == -1 ? defaultPort : url.getPort();
  }
}
