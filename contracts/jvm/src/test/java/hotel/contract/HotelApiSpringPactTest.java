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
 * The same for a Spring Boot 3 application: copy this class with the rest of the package into its tests.
 *
 * <ol>
 *   <li>Drop {@code NoApplication} and say {@code @SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)}: the
 *       pact is then replayed against the application itself, on the port it was given.
 *   <li>Set {@code BASE_PATH} to where its controllers stand.
 *   <li>Override each method of {@link HotelStates}: insert what its comment says and give the values back.
 * </ol>
 */
@Provider("hotel-java-api")
@Consumer("hotel-guest-companion")
@PactFolder("${pactfolder.path:../pacts}")
@SpringBootTest(classes = HotelApiSpringPactTest.NoApplication.class, webEnvironment = WebEnvironment.NONE)
class HotelApiSpringPactTest implements HotelStates {
  private static final String BASE_PATH = "/api";

  /** Stands where the application will. */
  @SpringBootConfiguration
  static class NoApplication {}

  @Autowired
  private Environment environment;

  @BeforeEach
  void chooseTarget(PactVerificationContext context) {
    Integer randomPort = environment.getProperty("local.server.port", Integer.class);
    boolean elsewhere = randomPort == null;
    context.setTarget(elsewhere ? ProviderSettings.target() : new HttpTestTarget("localhost", randomPort, BASE_PATH));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpring6Provider.class)
  void keeps(PactVerificationContext context, HttpRequest request) {
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
