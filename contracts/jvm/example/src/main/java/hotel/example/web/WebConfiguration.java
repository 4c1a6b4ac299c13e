package hotel.example.web;

import java.time.Duration;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;
import org.springframework.web.filter.ShallowEtagHeaderFilter;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

@Configuration
class WebConfiguration implements WebMvcConfigurer {
  private final OwnDataInterceptor ownData;

  WebConfiguration(OwnDataInterceptor ownData) {
    this.ownData = ownData;
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(ownData);
  }

  /**
   * Lets the app call from its own origin. It is a filter before the {@link SessionFilter}, because a preflight has no
   * session, and a 401 without CORS headers would look like a network error to the app.
   */
  @Bean
  FilterRegistrationBean<CorsFilter> cors(@Value("${hotel.app-origin}") String appOrigin) {
    CorsConfiguration allowed = new CorsConfiguration();
    allowed.setAllowedOrigins(List.of(appOrigin));
    allowed.setAllowedMethods(List.of("GET", "POST"));
    allowed.setAllowedHeaders(List.of(HttpHeaders.AUTHORIZATION, HttpHeaders.CONTENT_TYPE));
    allowed.setMaxAge(Duration.ofHours(2));
    UrlBasedCorsConfigurationSource paths = new UrlBasedCorsConfigurationSource();
    paths.registerCorsConfiguration("/**", allowed);
    FilterRegistrationBean<CorsFilter> filter = new FilterRegistrationBean<>(new CorsFilter(paths));
    filter.setOrder(Ordered.HIGHEST_PRECEDENCE);
    return filter;
  }

  /** Answers 304 without a body where the browser has the current data of the hotel, which the app reads at each visit. */
  @Bean
  FilterRegistrationBean<ShallowEtagHeaderFilter> etags() {
    FilterRegistrationBean<ShallowEtagHeaderFilter> filter =
        new FilterRegistrationBean<>(new ShallowEtagHeaderFilter());
    filter.addUrlPatterns("/configurations", "/menus/*", "/products");
    return filter;
  }
}
