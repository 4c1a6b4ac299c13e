package hotel.starter;

import au.com.dius.pact.provider.junitsupport.filter.InteractionFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import hotel.contract.HotelApiSpringPactTest;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Import;

/** Verifies the calls that exist. Add the path of each that you build; with all of them, delete the filter. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT, properties = "logging.level.au.com.dius.pact=off")
@Import(StarterStates.class)
@PactFilter(value = {"/customer/login", "/products", "/orders/.*"}, filter = InteractionFilter.ByRequestPath.class)
class GuestAppPactTest extends HotelApiSpringPactTest {}
