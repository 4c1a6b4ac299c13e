package hotel.contract;

import au.com.dius.pact.provider.junitsupport.loader.NoPactsFoundException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** Says that the filter matches nothing, where Pact says that it has found no pact. */
final class ChosenInteractions {
  private static final String FILTER = "pact.filter.description";

  private ChosenInteractions() {}

  /** The tests that Pact makes of the interactions. Throws an error of one sentence when the filter leaves none. */
  static Stream<TestTemplateInvocationContext> of(Supplier<Stream<TestTemplateInvocationContext>> tests) {
    try {
      return tests.get();
    } catch (NoPactsFoundException error) {
      String filter = System.getProperty(FILTER);
      if (filter == null) throw error;
      throw new SetupError("Nothing was verified: -D" + FILTER + "='" + filter
          + "' matches no interaction (it is a regular expression for the whole description)");
    }
  }
}
