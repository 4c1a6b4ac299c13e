package hotel.contract;

import java.net.URI;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The walk, for a Spring Boot 3 application: extend it beside {@link HotelApiSpringPactTest} once orders exist. */
public abstract class HotelApiSpringWalkTest extends WalkTest {
  @LocalServerPort
  private int port;

  @Autowired
  private HotelStates states;

  /** The base path of the API: {@code /api} by default. */
  protected String basePath() {
    return "/api";
  }

  @Override
  URI apiUrl() {
    return URI.create("http://localhost:" + port + basePath());
  }

  @Override
  HotelStates states() {
    return states;
  }
}
