package hotel.starter;

import hotel.contract.StateUrl;
import org.springframework.boot.SpringApplication;

/** Starts the API with a URL that sets states up, /api/pact-states: {@code mvn spring-boot:test-run}. */
class TestApplication {
  public static void main(String[] args) {
    SpringApplication.from(StarterApplication::main).with(StarterStates.class, StateUrl.class).run(args);
  }
}
