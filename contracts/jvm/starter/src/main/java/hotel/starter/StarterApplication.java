package hotel.starter;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.security.servlet.UserDetailsServiceAutoConfiguration;

/** An API for the guest app, to begin with. Guests are the hotel's own, so Spring makes up no user. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class)
public class StarterApplication {
  public static void main(String[] args) {
    SpringApplication.run(StarterApplication.class, args);
  }
}
