package hotel.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.http.RequestEntity;

/** Requests that the app never sends, and that are no error of the server. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@Import(InMemoryStates.class)
class RefusedRequestsTest {
  @Autowired
  private TestRestTemplate client;

  @ParameterizedTest
  @CsvSource({
    "POST, /customer/login, multipart/form-data, 415",
    "GET, /menus/all/params?languageCode=&menuType=bar, application/json, 400",
    "GET, /menus/all/params?languageCode=bg&menuType=, application/json, 400",
  })
  void areAnsweredWithTheirStatus(String method, String path, String contentType, int status) {
    URI url = URI.create(client.getRootUri() + path);
    RequestEntity<String> request =
        RequestEntity.method(HttpMethod.valueOf(method), url).header("Content-Type", contentType).body("{}");
    assertThat(client.exchange(request, String.class).getStatusCode().value()).isEqualTo(status);
  }
}
