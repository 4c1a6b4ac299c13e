package hotel.contract;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import org.junit.jupiter.api.BeforeEach;

/** What every verification of the contract has in common. It is public only because Pact calls it. */
@Provider("hotel-java-api")
@Consumer("hotel-guest-companion")
public abstract class ContractTest {
  /** The pacts that a broker gives: of the app's main branch, of a branch named as this one, in each environment. */
  @PactBrokerConsumerVersionSelectors
  public static SelectorBuilder consumerVersions() {
    return new SelectorBuilder().mainBranch().matchingBranch().deployedOrReleased();
  }

  @BeforeEach
  void noteWhetherFailuresPass(PactVerificationContext context) {
    StateSetup.setPending(context.getConsumer().getPending());
  }
}
