package hotel.contract;

import au.com.dius.pact.provider.junitsupport.loader.PactFolder;

/** Verifies the pact of a folder against a running API. */
@PactFolder("${pactfolder.path:../pacts}")
class HotelApiPactTest extends RunningApiTest {}
