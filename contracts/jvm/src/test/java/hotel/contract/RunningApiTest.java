package hotel.contract;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import java.util.stream.Stream;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** Verifies a pact against a running API at {@code -Dprovider.url}. A subclass says where the pact comes from. */
abstract class RunningApiTest extends ContractTest implements HotelStates {
  @BeforeAll
  static void checkReachable() {
    ProviderSettings.checkReachable();
  }

  @BeforeEach
  void chooseTarget(PactVerificationContext context) {
    context.setTarget(ProviderSettings.target());
  }

  @TestTemplate
  @ExtendWith(Interactions.class)
  void verifyInteraction(PactVerificationContext context, HttpRequest request) {
    ProviderSettings.addHeaders(request);
    context.verifyInteraction();
  }

  static class Interactions extends PactVerificationInvocationContextProvider {
    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
      return ChosenInteractions.of(() -> super.provideTestTemplateInvocationContexts(context));
    }
  }
}
