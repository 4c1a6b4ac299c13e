package hotel.example.ratings;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/** One rating for each guest. */
@Repository
public class Ratings {
  private final Map<Long, Rating> byGuest = new ConcurrentHashMap<>();

  public Optional<Rating> findByGuest(long guestId) {
    return Optional.ofNullable(byGuest.get(guestId));
  }

  public void save(long guestId, Rating rating) {
    byGuest.put(guestId, rating);
  }
}
