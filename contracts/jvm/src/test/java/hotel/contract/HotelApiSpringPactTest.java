package hotel.contract;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.spring.spring6.PactVerificationSpring6Provider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Verifies the pact against a Spring Boot 3 application on its random port. In {@code contracts/jvm/example} it is done.
 *
 * <ol>
 *   <li>Add this library to the application's dependencies, as {@code contracts/README.md} shows.
 *   <li>Implement {@link HotelStates} in a class of its tests, with its repositories as constructor parameters: override
 *       each method, insert the rows in its comment and return the values.
 *   <li>Add a test beside it:
 *       <pre>{@code
 * @PactSource(BundledPact.class)
 * @SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
 * @Import(OurStates.class)
 * class GuestAppPactTest extends HotelApiSpringPactTest {
 *   @Override
 *   protected String basePath() {
 *     return "/api"; // before the paths of the pact, such as /customer/login
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
  @ExtendWith(PactVerificationSpring6Provider.class)
  void verifyInteraction(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
