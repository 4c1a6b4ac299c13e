package hotel.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;

/** Sets a provider state up, and fails when that is not possible. Whatever goes wrong, the message names the state. */
record StateSetup(String state, Map<String, Object> parameters) {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Runs the method of the state. Checks that it returns the values of these names. */
  Map<String, Object> run(Function<StateParameters, Map<String, Object>> method, String... gives) {
    try {
      Map<String, Object> given = method.apply(new StateParameters(state, parameters));
      for (String name : gives) {
        if (given == null || given.get(name) == null) throw failure(state, "the setup gave no " + name, null);
      }
      return given;
    } catch (ContractError error) {
      throw error;
    } catch (Exception | AssertionError error) {
      throw failure(state, "its method threw " + error, error);
    }
  }

  /** Posts a state change to the state URL. Returns the values of the response. */
  static Map<String, Object> byUrl(StateParameters given) {
    String state = given.state();
    URI url = Settings.stateUrl().orElseThrow(() -> failure(state,
        "nothing sets it up: override its method of HotelStates", null));
    String call = "POST " + url + " (-D" + Settings.STATE_URL + ")";
    try {
      String body = JSON.writeValueAsString(Map.of("state", state, "params", given.all(), "action", "setup"));
      HttpResponse<String> answer = ApiCalls.send(HttpRequest.newBuilder(url)
          .header("content-type", "application/json")
          .POST(BodyPublishers.ofString(body)), LIMIT);
      String result = call + " answered " + ApiCalls.summary(answer);
      if (answer.statusCode() / 100 != 2) throw failure(state, result, null);
      return read(state, answer.body(), result);
    } catch (IOException error) {
      throw failure(state, call + " failed: " + error.getMessage(), null);
    }
  }

  private static Map<String, Object> read(String state, String body, String result) {
    if (body.isBlank()) return Map.of();
    try {
      return JSON.readValue(body, new TypeReference<>() {});
    } catch (JsonProcessingException error) {
      throw failure(state, result + ", which is no JSON object", null);
    }
  }

  private static ContractError failure(String state, String reason, Throwable cause) {
    return new ContractError("The state \"" + state + "\" was not set up: " + reason, cause);
  }
}
