package hotel.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import hotel.contract.HotelStates;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;

/** Sets up the state that a verifier names. It is a filter, because no session is needed, and in no release build. */
@Order(Ordered.HIGHEST_PRECEDENCE)
class StateUrl extends OncePerRequestFilter {
  private final HotelStates states;
  private final ObjectMapper json;

  StateUrl(HotelStates states, ObjectMapper json) {
    this.states = states;
    this.json = json;
  }

  record StateChange(String state, Map<String, Object> params, String action) {}

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !request.getServletPath().equals("/pact-states") || !request.getMethod().equals("POST");
  }

  @Override
  protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    StateChange change = json.readValue(request.getInputStream(), StateChange.class);
    Map<String, Object> parameters = change.params() == null ? Map.of() : change.params();
    boolean isSetup = !"teardown".equals(change.action());
    response.setContentType(MediaType.APPLICATION_JSON_VALUE);
    try {
      Map<String, Object> values = isSetup ? states.setUp(change.state(), parameters) : Map.of();
      json.writeValue(response.getOutputStream(), values);
    } catch (AssertionError | IllegalArgumentException error) {
      logger.warn("A state was not set up", error);
      // Not a 500, which verifiers repeat for minutes.
      response.setStatus(HttpStatus.BAD_REQUEST.value());
      json.writeValue(response.getOutputStream(), Map.of("detail", String.valueOf(error.getMessage())));
    }
  }
}
