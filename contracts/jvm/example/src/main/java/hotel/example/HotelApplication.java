package hotel.example;

import java.time.Clock;
import java.time.ZoneId;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/**
 * An example of an API that keeps the contract with the guest app. Its data is in memory: replace the repositories, and
 * keep the controllers, the requests and the responses.
 */
@SpringBootApplication
public class HotelApplication {
  public static void main(String[] args) {
    SpringApplication.run(HotelApplication.class, args);
  }

  /** The hotel's own time, which says what day it is for an order. */
  @Bean
  Clock clock(@Value("${hotel.time-zone}") ZoneId timeZone) {
    return Clock.system(timeZone);
  }
}
