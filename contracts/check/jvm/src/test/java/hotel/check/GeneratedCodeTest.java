package hotel.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hotel.client.ApiClient;
import hotel.client.ApiException;
import hotel.client.api.AmenityRequestsApi;
import hotel.client.api.RoomServiceApi;
import hotel.client.api.SessionApi;
import hotel.client.model.AmenityCategory;
import hotel.client.model.GuestSession;
import hotel.client.model.Login;
import hotel.client.model.NewAmenityRequest;
import hotel.client.model.NewOrder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.web.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;

/** The code that OpenAPI Generator makes of our documents works: its client with our stub, its server stub with its client. */
class GeneratedCodeTest {

  private static final Login ELENA = new Login().accountNumber("100200").roomNumber("305");

  private static ApiClient client(String address) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(address);
    return client;
  }

  private static ApiClient signedIn(String address, GuestSession session) {
    ApiClient client = client(address);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + session.getSessionId()));
    return client;
  }

  @Test
  void theClientSignsInAndOrders() throws ApiException {
    String stub = System.getProperty("stub.url");
    GuestSession session = new SessionApi(client(stub)).login(ELENA);
    String personId = String.valueOf(session.getPersonId());
    RoomServiceApi roomService = new RoomServiceApi(signedIn(stub, session));
    Object productId = roomService.getProducts().getContent().get(0).getId();
    int before = roomService.getOrders(personId).getContent().size();

    roomService.placeOrder(personId, new NewOrder().message("").productIds(List.of(productId, productId)), null);

    assertEquals(before + 1, roomService.getOrders(personId).getContent().size());
    assertEquals("CREATED", roomService.getOrders(personId).getContent().get(0).getStatus());
  }

  @Test
  void theClientNamesBulgarianConstantsInEnglish() throws ApiException {
    String stub = System.getProperty("stub.url");
    GuestSession session = new SessionApi(client(stub)).login(ELENA);
    String personId = String.valueOf(session.getPersonId());
    AmenityRequestsApi requests = new AmenityRequestsApi(signedIn(stub, session));

    requests.requestAmenity(
        personId,
        new NewAmenityRequest()
            .customerMessageRequest("")
            .status(NewAmenityRequest.StatusEnum.CREATED)
            .category(AmenityCategory.FRESH_TOWELS),
        null);

    assertEquals("Нови Кърпи", requests.getAmenityRequests(personId).get(0).getCategory());
  }

  @Test
  void theClientReportsAnUnknownGuest() {
    SessionApi session = new SessionApi(client(System.getProperty("stub.url")));
    ApiException refused =
        assertThrows(ApiException.class, () -> session.login(new Login().accountNumber("0").roomNumber("0")));
    assertEquals(401, refused.getCode());
  }

  @Test
  void theServerStubAnswersWithATextAsPersonId() throws ApiException {
    try (var context =
        (ServletWebServerApplicationContext)
            SpringApplication.run(Hotel.class, "--server.port=0", "--spring.main.banner-mode=off")) {
      String address = "http://localhost:" + context.getWebServer().getPort();
      assertEquals("1001", new SessionApi(client(address)).login(ELENA).getPersonId());
    }
  }

  @EnableAutoConfiguration
  @Import(Sessions.class)
  static class Hotel {}

  @RestController
  static class Sessions implements hotel.stub.api.SessionApi {
    @Override
    public ResponseEntity<hotel.stub.model.GuestSession> login(hotel.stub.model.Login login) {
      String personId = "1001";
      return ResponseEntity.ok(new hotel.stub.model.GuestSession(personId, "session-of-" + login.getRoomNumber()));
    }
  }
}
