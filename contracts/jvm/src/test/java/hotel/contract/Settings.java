package hotel.contract;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Maven's {@code -D} options. */
final class Settings {
  static final String URL = "provider.url";
  static final String STATE_URL = "provider.stateUrl";
  static final String FILTER = "pact.filter.description";

  private static final String HEADER = "provider.header";

  private Settings() {}

  /** The API at {@code -Dprovider.url}, base path included. */
  static URI apiUrl() {
    return url().orElseThrow(() -> new ContractError(
        "Nothing was verified: say where the API is, as in -D" + URL + "=http://localhost:8080/api"));
  }

  /** The URL for state changes: {@code -Dprovider.stateUrl}, else derived from {@code -Dprovider.url} if given. */
  static Optional<URI> stateUrl() {
    return text(STATE_URL).map(URI::create).or(() -> url().map(api -> api.resolve("/__demo/provider-states")));
  }

  static Optional<String> filter() {
    return text(FILTER);
  }

  /** The headers of {@code -Dprovider.header}, one per line, as in {@code X-Gateway-Key: 42}. */
  static Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    text(HEADER).stream().flatMap(String::lines).forEach(line -> {
      String[] parts = line.split(":", 2);
      if (parts.length < 2) throw new ContractError("-D" + HEADER + " is \"Name: value\""); // not shown: it may be a secret
      headers.put(parts[0].trim(), parts[1].trim());
    });
    return headers;
  }

  static Optional<String> text(String name) {
    return Optional.ofNullable(System.getProperty(name)).filter(value -> !value.isBlank());
  }

  private static Optional<URI> url() {
    return text(URL).map(URI::create);
  }
}
