package hotel.example;

import org.springframework.boot.SpringApplication;

/**
 * Starts the application with a URL for state changes, {@code /api/pact-states}, for verifiers that run outside of it:
 * {@code mvn spring-boot:test-run}.
 */
class TestHotelApplication {
  public static void main(String[] args) {
    SpringApplication.from(HotelApplication::main).with(InMemoryStates.class, StateUrl.class).run(args);
  }
}
