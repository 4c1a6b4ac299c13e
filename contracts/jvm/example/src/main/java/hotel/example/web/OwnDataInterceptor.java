package hotel.example.web;

import hotel.example.guests.Guest;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;

/** Rejects a path that names another guest, so that no controller can forget to. */
@Component
class OwnDataInterceptor implements HandlerInterceptor {
  @Override
  public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
    Object variables = request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE);
    if (variables instanceof Map<?, ?> map && map.get("personId") instanceof String personId) {
      Guest guest = (Guest) request.getAttribute(SessionFilter.GUEST);
      if (!personId.equals(String.valueOf(guest.id()))) throw new OtherGuestException();
    }
    return true;
  }
}
