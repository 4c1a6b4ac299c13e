package hotel.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * A guest signs in, orders two units of a product, and finds the order in the list: what no single interaction shows.
 * The guest is that of {@code -Dprovider.account} and {@code -Dprovider.room}, or one that a state inserts.
 */
class WalkTest {
  /** As LOST of the doctor. */
  private static final Pattern LOST_CYRILLIC = Pattern.compile(
      "(?<!\\p{L})\\?{3,}|\uFFFD|(?:[ÐÑ][^\\p{ASCII}]){2}|(?:[РС][^\\p{ASCII}А-я]){2}|[À-ÿ]{4}");
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  private String sessionId;

  URI apiUrl() {
    return Settings.apiUrl();
  }

  HotelStates states() {
    return new HotelStates() {};
  }

  @Test
  void aGuestOrdersTwoUnitsAndFindsTheOrderInTheList(TestReporter reporter) {
    assumeTrue(Settings.filter().isEmpty(), "The walk makes more calls than -D" + Settings.FILTER + " chooses");
    JsonNode guest = call("POST", "/customer/login", login());
    sessionId = guest.path("sessionId").asText();
    checkReadable("fullName of the login", guest.path("fullName").asText());
    List<JsonNode> products = rows("/products");
    products.forEach(product -> checkReadable("label of GET /products", product.path("label").asText()));
    JsonNode product = products.stream().filter(each -> each.path("price").decimalValue().signum() > 0).findFirst()
        .orElseThrow(() -> new ContractError("GET /products has no product with a price: the walk has nothing to order"));

    String orders = "/orders/customer/" + guest.path("personId").asText();
    List<JsonNode> idsBefore = rows(orders).stream().map(each -> each.path("id")).toList();
    call("POST", orders, Map.of("message", "", "productIds", List.of(product.path("id"), product.path("id"))));
    List<JsonNode> added = rows(orders).stream().filter(each -> !idsBefore.contains(each.path("id"))).toList();
    check(added.size() == 1, "POST " + orders + " accepted one order, and GET " + orders + " lists " + added.size()
        + " new ones: store it once, before the answer");

    BigDecimal price = product.path("price").decimalValue();
    BigDecimal twice = price.add(price);
    JsonNode total = added.get(0).path("totalPrice");
    if (total.isMissingNode() || total.isNull()) {
      reporter.publishEntry("The list of orders has no totalPrice, so the price of two units was not compared");
      return;
    }
    check(total.isNumber() && total.decimalValue().compareTo(twice) == 0, "Two units at " + price + " cost " + twice
        + ", and GET " + orders + " says totalPrice " + total
        + ": count each entry of productIds (no Set), and use one unit of money");
  }

  private Map<String, Object> login() {
    var account = Settings.text("provider.account");
    var room = Settings.text("provider.room");
    if (account.isPresent() && room.isPresent()) return Map.of("accountNumber", account.get(), "roomNumber", room.get());
    states().setUp("a room service with products", Map.of());
    Map<String, Object> given = states().setUp("a guest who can sign in", Map.of());
    return Map.of("accountNumber", given.get("accountNumber"), "roomNumber", given.get("roomNumber"));
  }

  private List<JsonNode> rows(String path) {
    JsonNode content = call("GET", path, null).path("content");
    check(content.isArray(), "GET " + path + " has no list in the field content");
    return StreamSupport.stream(content.spliterator(), false).toList();
  }

  /** Makes a call as the app does: each with the session of the login. */
  private JsonNode call(String method, String path, Object body) {
    String call = method + " " + path;
    try {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(apiUrl() + path))
          .header("accept", "application/json").header("content-type", "application/json")
          .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(JSON.writeValueAsString(body)));
      if (sessionId != null) request.header("authorization", "Bearer " + sessionId);
      HttpResponse<String> answer = ApiCalls.send(request, ApiCalls.LIMIT);
      assumeTrue(answer.statusCode() != 404, "No walk yet: " + call + " answers 404");
      boolean hasRotated = sessionId != null && answer.statusCode() == 401;
      check(answer.statusCode() / 100 == 2, call + " answered " + ApiCalls.summary(answer)
          + (hasRotated ? ": the app sends the sessionId of the login with every call, so keep it valid" : ""));
      return JSON.readTree(answer.body());
    } catch (IOException error) {
      throw new ContractError(call + " failed: " + error.getMessage());
    }
  }

  private static void checkReadable(String where, String text) {
    check(!LOST_CYRILLIC.matcher(text).find(), "The " + where + " has lost its Cyrillic letters: \"" + text + "\"");
  }

  private static void check(boolean holds, String sentence) {
    if (!holds) throw new ContractError(sentence);
  }
}
