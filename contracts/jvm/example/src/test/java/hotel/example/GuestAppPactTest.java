package hotel.example;

import au.com.dius.pact.provider.junitsupport.loader.PactSource;
import hotel.contract.BundledPact;
import hotel.contract.HotelApiSpringPactTest;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Import;

/** Verifies that this application keeps the contract with the guest app. */
@PactSource(BundledPact.class)
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@Import(InMemoryStates.class)
class GuestAppPactTest extends HotelApiSpringPactTest {}
