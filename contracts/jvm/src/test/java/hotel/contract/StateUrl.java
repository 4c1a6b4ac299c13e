package hotel.contract;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Sets states up at {@code /pact-states} below the base path, for verifiers outside of the application. It is a filter,
 * because no session is needed. Import it in tests only.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
public class StateUrl extends OncePerRequestFilter {
  private final HotelStates states;
  private final ObjectMapper json;

  StateUrl(HotelStates states, ObjectMapper json) {
    this.states = states;
    this.json = json;
  }

  record StateChange(String state, Map<String, Object> params, String action) {}

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !request.getServletPath().equals("/pact-states");
  }

  @Override
  protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException {
    response.setContentType("application/json");
    if (request.getMethod().equals("HEAD")) return; // Maven asks whether something answers here.
    try {
      StateChange change = json.readValue(request.getInputStream(), StateChange.class);
      Map<String, Object> parameters = change.params() == null ? Map.of() : change.params();
      boolean isSetup = !"teardown".equals(change.action());
      json.writeValue(
          response.getOutputStream(), isSetup ? states.setUp(String.valueOf(change.state()), parameters) : Map.of());
    } catch (AssertionError | Exception error) {
      logger.warn("A state was not set up", error);
      // Not a 500, which verifiers repeat for minutes.
      response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
      json.writeValue(response.getOutputStream(), Map.of("detail", String.valueOf(error.getMessage())));
    }
  }
}
