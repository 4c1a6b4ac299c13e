package hotel.contract;

import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;

/**
 * Verifies the pacts of a broker against a running API: {@code -Dtest=HotelApiBrokerPactTest}. It reads the environment
 * variables of the Pact CLI. A pact that this branch has never verified is pending: when it fails, the build passes.
 */
@PactBroker(
    url = "${PACT_BROKER_BASE_URL}",
    authentication =
        @PactBrokerAuth(
            token = "${PACT_BROKER_TOKEN:}",
            username = "${PACT_BROKER_USERNAME:}",
            password = "${PACT_BROKER_PASSWORD:}"),
    providerBranch = "${pact.provider.branch}",
    enablePendingPacts = "true",
    includeWipPactsSince = "${pact.wipSince:}")
class HotelApiBrokerPactTest extends RunningApiTest {
  /** The versions of the app on its main branch, on a branch named as this one, and in each environment. */
  @PactBrokerConsumerVersionSelectors
  public static SelectorBuilder consumerVersions() {
    return new SelectorBuilder().mainBranch().matchingBranch().deployedOrReleased();
  }
}
