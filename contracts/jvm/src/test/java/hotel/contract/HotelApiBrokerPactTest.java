package hotel.contract;

import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth;

/**
 * Verifies the pacts of a broker against a running API: {@code -Dtest=HotelApiBrokerPactTest}. It reads the
 * environment variables of the Pact CLI. A pact that this branch of the API has never kept is pending: it cannot fail
 * the build.
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
class HotelApiBrokerPactTest extends RunningApiTest {}
