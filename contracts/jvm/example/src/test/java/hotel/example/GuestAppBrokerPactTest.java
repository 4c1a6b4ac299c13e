package hotel.example;

import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import hotel.contract.HotelApiSpringPactTest;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Import;

/**
 * Verifies the pacts of a broker, on a build server with {@code -Dpact.provider.branch}. A pact that this branch has
 * never kept is pending: it cannot fail the build.
 */
@EnabledIfEnvironmentVariable(named = "PACT_BROKER_BASE_URL", matches = ".+")
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication = @PactBrokerAuth(token = "${PACT_BROKER_TOKEN:}"),
    providerBranch = "${pact.provider.branch}",
    enablePendingPacts = "true",
    includeWipPactsSince = "2026-11-01")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@Import(InMemoryStates.class)
class GuestAppBrokerPactTest extends HotelApiSpringPactTest {}
