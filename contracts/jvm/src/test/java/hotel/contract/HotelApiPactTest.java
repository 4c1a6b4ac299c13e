package hotel.contract;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.BeforeAll;

/** Verifies the pact against a running API, which {@code -Dprovider.url} names. */
class HotelApiPactTest extends ContractTest {
  /** Fails with one sentence, instead of once for each interaction, when nothing answers. Any status is an answer. */
  @BeforeAll
  static void checkReachable() {
    checkReachable(Settings.URL, Settings.apiUrl());
    Settings.stateUrl().ifPresent(address -> checkReachable(Settings.STATE_URL, address));
  }

  private static void checkReachable(String option, URI address) {
    try {
      ApiCalls.send(HttpRequest.newBuilder(address).method("HEAD", BodyPublishers.noBody()), ApiCalls.LIMIT);
    } catch (IOException error) {
      throw new ContractError("Nothing was verified: nothing answers at " + address + " of -D" + option + " ("
          + error.getMessage() + ")");
    }
  }

  @Override
  URI apiUrl() {
    return Settings.apiUrl();
  }

  @Override
  HotelStates states() {
    return new HotelStates() {};
  }
}
