package hotel.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Sets provider states up, and fails the test when one cannot be set up. */
final class StateSetup {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final ThreadLocal<Boolean> PENDING = ThreadLocal.withInitial(() -> false);

  private StateSetup() {}

  /** Says whether the pact of the next interaction is pending, so that it must not fail the build. */
  static void setPending(boolean isPending) {
    PENDING.set(isPending);
  }

  /**
   * Runs the setup of a state and checks that it returns every value that the interactions use. Whatever goes wrong, the
   * message names the state.
   */
  static Map<String, Object> run(
      String state,
      List<String> gives,
      Function<StateParameters, Map<String, Object>> setup,
      Map<String, Object> parameters) {
    try {
      Map<String, Object> given = setup.apply(new StateParameters(parameters));
      for (String name : gives) {
        if (given == null || given.get(name) == null) throw failure(state, "the setup gave no " + name);
      }
      return given;
    } catch (Exception | AssertionError thrown) {
      SetupError error = thrown instanceof SetupError known
          ? known
          : failure(state, "its method threw " + thrown, thrown);
      // Pact lets only exceptions of a pending pact pass, and hides the messages of the others.
      if (PENDING.get()) throw new IllegalStateException(error.getMessage(), error);
      throw error;
    }
  }

  /** Posts a state change to the state URL. Returns the values of the response. */
  static Map<String, Object> byUrl(String state, StateParameters parameters) {
    URI url = ProviderSettings.stateUrl().orElseThrow(() -> failure(state,
        "nothing sets it up: override its method of HotelStates"));
    HttpResponse<String> response = post(state, url, parameters);
    String result = addressed(url) + " answered " + response.statusCode() + start(response.body());
    if (response.statusCode() / 100 != 2) throw failure(state, result);
    if (response.body().isBlank()) return Map.of();
    try {
      return JSON.readValue(response.body(), new TypeReference<>() {});
    } catch (JsonProcessingException error) {
      throw failure(state, result + ", which is no JSON object");
    }
  }

  private static HttpResponse<String> post(String state, URI url, StateParameters parameters) {
    try {
      String body = JSON.writeValueAsString(Map.of("state", state, "params", parameters.all(), "action", "setup"));
      HttpRequest.Builder request = HttpRequest.newBuilder(url).timeout(TIMEOUT).POST(BodyPublishers.ofString(body));
      ProviderSettings.headers().forEach(request::setHeader);
      return CLIENT.send(request.setHeader("content-type", "application/json").build(), BodyHandlers.ofString());
    } catch (IOException error) {
      throw failure(state, addressed(url) + " failed: " + error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw failure(state, "interrupted");
    }
  }

  private static String addressed(URI url) {
    return "POST " + url + " (-D" + ProviderSettings.STATE_URL + ")";
  }

  /** The start of a body; a page of HTML says nothing that the status does not say. */
  private static String start(String body) {
    String text = body.strip();
    if (text.startsWith("<")) return " with a page of HTML";
    return " " + (text.length() <= 200 ? text : text.substring(0, 200) + "…");
  }

  private static SetupError failure(String state, String reason) {
    return failure(state, reason, null);
  }

  private static SetupError failure(String state, String reason, Throwable cause) {
    return new SetupError("The state \"" + state + "\" was not set up: " + reason, cause);
  }
}
