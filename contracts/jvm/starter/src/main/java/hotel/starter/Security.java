package hotel.starter;

import hotel.starter.Hotel.Guest;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/** Who may call what. Browsers store no answer ({@code no-store}, from Spring) unless its controller says otherwise. */
@Configuration
class Security {
  /**
   * Names the paths that need a session. All others are open, so that a call which nobody has built yet answers 404, and
   * not 401, at which the app signs the guest out.
   */
  @Bean
  SecurityFilterChain rules(HttpSecurity http, Hotel hotel) throws Exception {
    return http
        .cors(Customizer.withDefaults())
        .csrf(AbstractHttpConfigurer::disable) // The app has no cookies that another page could use.
        .logout(AbstractHttpConfigurer::disable)
        .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
        .addFilterBefore(readSession(hotel), AnonymousAuthenticationFilter.class)
        .authorizeHttpRequests(calls -> calls
            .requestMatchers("/products").authenticated()
            .requestMatchers("/orders/customer/{personId}").access((session, call) -> new AuthorizationDecision(
                session.get().getPrincipal() instanceof Guest guest
                    && guest.id().equals(call.getVariables().get("personId"))))
            .anyRequest().permitAll())
        .exceptionHandling(refusals -> refusals.authenticationEntryPoint((request, response, error) -> {
          // Not "Basic", for which the browser would open a window over the app.
          response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
          response.sendError(HttpStatus.UNAUTHORIZED.value());
        }))
        .build();
  }

  /** Lets the page of the app call, and no other. */
  @Bean
  CorsConfigurationSource corsConfigurationSource(@Value("${hotel.app-origin}") String appOrigin) {
    CorsConfiguration allowed = new CorsConfiguration();
    allowed.setAllowedOrigins(List.of(appOrigin));
    allowed.setAllowedMethods(List.of("GET", "POST"));
    allowed.setAllowedHeaders(List.of(HttpHeaders.AUTHORIZATION, HttpHeaders.CONTENT_TYPE));
    allowed.setMaxAge(Duration.ofHours(2));
    return request -> allowed;
  }

  /** Answers 304 where the browser has the hotel's current data: later also for /configurations and /menus/*. */
  @Bean
  FilterRegistrationBean<ShallowEtagHeaderFilter> etags() {
    ShallowEtagHeaderFilter filter = new ShallowEtagHeaderFilter();
    filter.setWriteWeakETag(true); // Tomcat compresses no answer with a strong one.
    FilterRegistrationBean<ShallowEtagHeaderFilter> etags = new FilterRegistrationBean<>(filter);
    etags.addUrlPatterns("/products");
    return etags;
  }

  /** The bearer token of a call is the session id of the login. */
  private static Filter readSession(Hotel hotel) {
    return (request, response, chain) -> {
      String header = ((HttpServletRequest) request).getHeader(HttpHeaders.AUTHORIZATION);
      Guest guest = header == null ? null : hotel.sessions.get(header.replaceFirst("^Bearer ", ""));
      if (guest != null) {
        SecurityContextHolder.getContext()
            .setAuthentication(UsernamePasswordAuthenticationToken.authenticated(guest, null, List.of()));
      }
      chain.doFilter(request, response);
    };
  }
}
