import static org.junit.jupiter.api.Assertions.assertEquals;

import hotel.client.ApiClient;
import hotel.client.api.RoomServiceApi;
import hotel.client.api.SessionApi;
import hotel.client.model.GuestSession;
import hotel.client.model.Login;
import hotel.client.model.NewOrder;
import hotel.client.model.Order;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.springframework.http.ResponseEntity;

/** The generated code compiles, with ids that are texts and required, and the client orders at a running API. */
class GeneratedCodeTest {

  private static ApiClient client() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getProperty("api.url"));
    return client;
  }

  @Test
  @EnabledIfSystemProperty(named = "api.url", matches = ".+")
  void theClientSignsInAndOrdersTwoUnits() throws Exception {
    Login elena = new Login().accountNumber("100200").roomNumber("305");
    GuestSession session = new SessionApi(client()).login(elena);
    String personId = session.getPersonId();
    ApiClient signedIn = client();
    signedIn.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + session.getSessionId()));
    RoomServiceApi roomService = new RoomServiceApi(signedIn);
    var product = roomService.getProducts().getContent().get(0);
    String productId = product.getId();
    int before = roomService.getOrders(personId).getContent().size();

    roomService.placeOrder(personId, new NewOrder().message("").productIds(List.of(productId, productId)));

    List<Order> orders = roomService.getOrders(personId).getContent();
    assertEquals(before + 1, orders.size());
    assertEquals(2 * product.getPrice().doubleValue(), orders.get(0).getTotalPrice().doubleValue(), 0.001);
  }

  /** The constructor has the required fields. */
  static class Sessions implements hotel.stub.api.SessionApi {
    @Override
    public ResponseEntity<hotel.stub.model.GuestSession> login(hotel.stub.model.Login login) {
      String personId = "1001";
      return ResponseEntity.ok(new hotel.stub.model.GuestSession(personId, "session-of-" + login.getRoomNumber()));
    }
  }
}
