package hotel.example.guests;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/** The sessions of signed-in guests. The id of a session is the bearer token of the guest's calls. */
@Repository
public class Sessions {
  private static final int RANDOM_BYTES = 16; // 128 bits, which nobody guesses

  private final Map<String, Guest> guests = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();

  /** Opens a session and returns its id. */
  public String open(Guest guest) {
    byte[] bytes = new byte[RANDOM_BYTES];
    random.nextBytes(bytes);
    String id = HexFormat.of().formatHex(bytes);
    guests.put(id, guest);
    return id;
  }

  /** The guest of a valid session. */
  public Optional<Guest> findGuest(String sessionId) {
    return Optional.ofNullable(guests.get(sessionId));
  }

  /** Ends a session. */
  public void end(String sessionId) {
    guests.remove(sessionId);
  }
}
