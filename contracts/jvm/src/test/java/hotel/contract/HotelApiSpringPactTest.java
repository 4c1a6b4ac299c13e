package hotel.contract;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.spring.spring6.PactVerificationSpring6Provider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Verifies the pact against a Spring Boot 3 application on its random port. The application in
 * {@code contracts/jvm/example} is verified by such a test.
 *
 * <ol>
 *   <li>Add this library to the application's dependencies, as {@code contracts/README.md} shows.
 *   <li>Implement {@link HotelStates} in a class of its tests, with its repositories as constructor parameters: override
 *       the method of each state that your interactions use, insert the rows in its comment and return the values. Begin
 *       with the states of a few interactions: a state without a method fails by its name.
 *   <li>Add a test beside it. Without the property, pact-jvm logs the names of all other interactions after each one:
 *       <pre>{@code
 * @PactSource(BundledPact.class)
 * @SpringBootTest(
 *     webEnvironment = WebEnvironment.RANDOM_PORT, properties = "logging.level.au.com.dius.pact=off")
 * @Import(OurStates.class)
 * class GuestAppPactTest extends HotelApiSpringPactTest {
 *   @Override
 *   protected String basePath() {
 *     return "/api"; // as server.servlet.context-path; before the paths of the pact, such as /customer/login
 *   }
 * }
 * }</pre>
 * </ol>
 */
public abstract class HotelApiSpringPactTest extends ContractTest {
  @LocalServerPort
  private int port;

  @Autowired
  private HotelStates states;

  /** The base path of the API, {@code /api} by default. */
  protected String basePath() {
    return "/api";
  }

  @BeforeEach
  void prepare(PactVerificationContext context) {
    context.setTarget(new HttpTestTarget("localhost", port, basePath()));
    context.addStateChangeHandlers(states);
  }

  @TestTemplate
  @ExtendWith(Interactions.class)
  void verifyInteraction(PactVerificationContext context) {
    context.verifyInteraction();
  }

  static class Interactions extends PactVerificationSpring6Provider {
    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
      return ChosenInteractions.of(() -> super.provideTestTemplateInvocationContexts(context));
    }
  }
}
