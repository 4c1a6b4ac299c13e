package hotel.contract;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.NoPactsFoundException;
import au.com.dius.pact.provider.junitsupport.loader.PactSource;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** Verifies each interaction of the pact. It is public only because Pact calls it. */
@Provider("hotel-java-api")
@Consumer("hotel-guest-companion")
@PactSource(BundledPact.class)
public abstract class ContractTest {
  /** The address of the API, base path included. */
  abstract URI apiUrl();

  abstract HotelStates states();

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
        return super.provideTestTemplateInvocationContexts(context).map(Prepared::new);
      } catch (NoPactsFoundException error) {
        String filter = Settings.filter().orElseThrow(() -> error);
        throw new ContractError("Nothing was verified: -D" + Settings.FILTER + "='" + filter
            + "' matches no interaction (it is a regular expression for the whole description)");
      }
    }
  }

  /** An interaction with its target and state. A method with @BeforeEach would also run before a test without one. */
  record Prepared(TestTemplateInvocationContext interaction)
      implements TestTemplateInvocationContext, BeforeEachCallback {
    @Override
    public String getDisplayName(int index) {
      return interaction.getDisplayName(index);
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
      return Stream.concat(interaction.getAdditionalExtensions().stream(), Stream.of(this)).toList();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
      ContractTest test = (ContractTest) context.getRequiredTestInstance();
      PactVerificationContext pact = context.getStore(Namespace.create("pact-jvm"))
          .get("interactionContext", PactVerificationContext.class);
      pact.setTarget(ApiCalls.target(test.apiUrl()));
      String state = pact.getInteraction().getProviderStates().get(0).getName();
      pact.addStateChangeHandlers(new HotelStates.Setup(test.states(), state));
    }
  }
}
