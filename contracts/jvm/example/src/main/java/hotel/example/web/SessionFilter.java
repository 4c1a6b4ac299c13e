package hotel.example.web;

import hotel.example.guests.Guest;
import hotel.example.guests.NotSignedInException;
import hotel.example.guests.Sessions;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/** Lets only signed-in guests through, except to the public calls. Controllers receive the guest as an attribute. */
@Component
class SessionFilter extends OncePerRequestFilter {
  /** The request attribute with the signed-in {@link Guest}. */
  static final String GUEST = "guest";

  private static final Set<String> PUBLIC_PATHS = Set.of("/configurations", "/customer/login", "/menus/all/params");
  private static final String BEARER = "Bearer ";

  private final Sessions sessions;
  private final HandlerExceptionResolver errors;

  SessionFilter(Sessions sessions, @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    this.sessions = sessions;
    this.errors = errors;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return PUBLIC_PATHS.contains(request.getServletPath());
  }

  @Override
  protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    // The products are the same for all guests: see WebConfiguration.
    if (!request.getServletPath().equals("/products")) response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
    Optional<Guest> guest = bearerToken(request).flatMap(sessions::findGuest);
    if (guest.isEmpty()) {
      errors.resolveException(request, response, null, new NotSignedInException("There is no such session"));
      return;
    }
    request.setAttribute(GUEST, guest.get());
    chain.doFilter(request, response);
  }

  private static Optional<String> bearerToken(HttpServletRequest request) {
    return Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION))
        .filter(value -> value.regionMatches(true, 0, BEARER, 0, BEARER.length()))
        .map(value -> value.substring(BEARER.length()).trim());
  }
}
