package hotel.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import hotel.contract.HotelStates;
import hotel.contract.StateParameters;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** A state that cannot be set up is answered with 400, which no verifier repeats, and with the reason. */
class StateUrlTest {
  private static final String FAILED = "The state \\\"a guest who is signed in\\\" was not set up: ";

  @Test
  void namesTheStateWhoseMethodThrew() throws Exception {
    String answer = refused(new HotelStates() {
      @Override
      public Map<String, Object> aGuestWhoIsSignedIn(StateParameters parameters) {
        throw new IllegalStateException("duplicate key");
      }
    });
    assertThat(answer).contains(FAILED + "its method threw java.lang.IllegalStateException: duplicate key");
  }

  @Test
  void namesTheStateWithoutAMethod() throws Exception {
    String answer = refused(new HotelStates() {});
    assertThat(answer).contains(FAILED + "nothing sets it up: override its method of HotelStates\"");
  }

  private static String refused(HotelStates states) throws Exception {
    MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/pact-states");
    request.setServletPath("/pact-states");
    request.setContent("{\"state\": \"a guest who is signed in\"}".getBytes());
    MockHttpServletResponse response = new MockHttpServletResponse();
    new StateUrl(states, new ObjectMapper()).doFilter(request, response, new MockFilterChain());
    assertThat(response.getStatus()).isEqualTo(400);
    return response.getContentAsString();
  }
}
