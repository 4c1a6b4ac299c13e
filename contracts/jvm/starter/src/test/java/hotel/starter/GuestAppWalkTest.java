package hotel.starter;

import hotel.contract.HotelApiSpringWalkTest;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Import;

/** Orders two units, as soon as orders exist. Its annotations are those of the pact test, so both use one application. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT, properties = "logging.level.au.com.dius.pact=off")
@Import(StarterStates.class)
class GuestAppWalkTest extends HotelApiSpringWalkTest {}
