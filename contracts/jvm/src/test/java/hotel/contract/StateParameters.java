package hotel.contract;

import java.util.Map;
import java.util.Optional;

/** The parameters of a provider state. Each may be absent, when the interaction does not depend on it. */
public record StateParameters(String state, Map<String, Object> all) {
  /** A parameter as text. Numbers are converted. */
  public Optional<String> text(String name) {
    return Optional.ofNullable(all.get(name)).map(String::valueOf);
  }
}
