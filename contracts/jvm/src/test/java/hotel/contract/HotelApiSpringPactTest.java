package hotel.contract;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.spring6.PactVerificationSpring6Provider;
import java.util.Map;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.core.env.Environment;

/**
 * Verifies the pact against a Spring Boot 3 application. Copy this class with the rest of the package into its tests.
 *
 * <ol>
 *   <li>Remove {@code NoApplication} and use {@code @SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)}: the
 *       pact is then replayed against the application on its random port.
 *   <li>Set {@code BASE_PATH} to the base path of its controllers.
 *   <li>Override each method of {@link HotelStates}: insert the rows in its comment and return the values.
 * </ol>
 */
@Provider("hotel-java-api")
@Consumer("hotel-guest-companion")
@PactFolder("${pactfolder.path:../pacts}")
@SpringBootTest(classes = HotelApiSpringPactTest.NoApplication.class, webEnvironment = WebEnvironment.NONE)
class HotelApiSpringPactTest implements HotelStates {
  private static final String BASE_PATH = "/api";

  /** A placeholder for the application. */
  @SpringBootConfiguration
  static class NoApplication {}

  @Autowired
  private Environment environment;

  @BeforeEach
  void chooseTarget(PactVerificationContext context) {
    Integer randomPort = environment.getProperty("local.server.port", Integer.class);
    boolean isExternal = randomPort == null;
    context.setTarget(isExternal ? ProviderSettings.target() : new HttpTestTarget("localhost", randomPort, BASE_PATH));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpring6Provider.class)
  void verifyInteraction(PactVerificationContext context, HttpRequest request) {
    ProviderSettings.addHeaders(request);
    context.verifyInteraction();
  }

  /**
   * An example to replace. With repositories it would be:
   *
   * <pre>{@code
   * Guest guest = guests.save(new Guest(parameters.text("accountNumber").orElse("100200"), ...));
   * return Map.of("accountNumber", guest.accountNumber(), "roomNumber", guest.roomNumber());
   * }</pre>
   */
  @Override
  public Map<String, Object> aGuestWhoCanSignIn(StateParameters parameters) {
    return HotelStates.super.aGuestWhoCanSignIn(parameters);
  }
}
