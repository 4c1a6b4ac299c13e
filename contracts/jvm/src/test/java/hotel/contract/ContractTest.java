package hotel.contract;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.NoPactsFoundException;
import au.com.dius.pact.provider.junitsupport.loader.PactSource;
import java.net.URI;
import java.util.stream.Stream;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** Verifies each interaction of the pact. It is public only because Pact calls it. */
@Provider("hotel-java-api")
@Consumer("hotel-guest-companion")
@PactSource(BundledPact.class)
public abstract class ContractTest {
  /** The address of the API, base path included. */
  abstract URI apiUrl();

  abstract HotelStates states();

  @BeforeEach
  void prepare(PactVerificationContext context) {
    context.setTarget(ApiCalls.target(apiUrl()));
    String state = context.getInteraction().getProviderStates().get(0).getName();
    context.addStateChangeHandlers(new HotelStates.Setup(states(), state));
  }

  @TestTemplate
  @ExtendWith(Interactions.class)
  void verifyInteraction(PactVerificationContext context, HttpRequest request) {
    Settings.headers().forEach(request::setHeader);
    assertTimeoutPreemptively(ApiCalls.LIMIT, context::verifyInteraction, ApiCalls.tooLong(ApiCalls.LIMIT));
  }

  static class Interactions extends PactVerificationInvocationContextProvider {
    /** Says that the filter matches nothing, where Pact says that it has found no pact. */
    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
      try {
        return super.provideTestTemplateInvocationContexts(context);
      } catch (NoPactsFoundException error) {
        String filter = Settings.filter().orElseThrow(() -> error);
        throw new ContractError("Nothing was verified: -D" + Settings.FILTER + "='" + filter
            + "' matches no interaction (it is a regular expression for the whole description)");
      }
    }
  }
}
