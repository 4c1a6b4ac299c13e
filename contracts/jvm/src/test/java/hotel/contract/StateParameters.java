package hotel.contract;

import java.util.Map;
import java.util.Optional;

/** The parameters of a provider state. Each may be absent: the interaction does not care about it then. */
record StateParameters(Map<String, Object> all) {
  /** A parameter as text; a number is written as its digits. */
  public Optional<String> text(String name) {
    return Optional.ofNullable(all.get(name)).map(String::valueOf);
  }

  /** A parameter as a whole number. Throws when it is none. */
  public Optional<Long> number(String name) {
    return text(name).map(Long::valueOf);
  }
}
