package hotel.contract;

import java.net.URI;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Verifies the pact against a Spring Boot 3 application on its random port. {@code contracts/jvm/starter} shows it.
 *
 * <ol>
 *   <li>Implement {@link HotelStates} in a class of your tests, with your repositories as constructor parameters:
 *       override the method of each state that your interactions use, insert the rows in its comment and return the
 *       values. Begin with the states of a few interactions: a state without a method fails by its name.
 *   <li>Add a test beside it. Without the property, pact-jvm logs the names of all other interactions after each one:
 *       <pre>{@code
 * @SpringBootTest(
 *     webEnvironment = WebEnvironment.RANDOM_PORT, properties = "logging.level.au.com.dius.pact=off")
 * @Import(OurStates.class)
 * class GuestAppPactTest extends HotelApiSpringPactTest {}
 * }</pre>
 * </ol>
 */
public abstract class HotelApiSpringPactTest extends ContractTest {
  @LocalServerPort
  private int port;

  @Autowired
  private HotelStates states;

  /** The base path of the API, as {@code server.servlet.context-path}: {@code /api} by default. */
  protected String basePath() {
    return "/api";
  }

  @Override
  URI apiUrl() {
    return URI.create("http://localhost:" + port + basePath());
  }

  @Override
  HotelStates states() {
    return states;
  }
}
