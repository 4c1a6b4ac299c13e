package hotel.example.dining;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

@Repository
public class Availabilities {
  private final Map<Long, Availability> byId = new ConcurrentHashMap<>();

  public Optional<Availability> findById(long id) {
    return Optional.ofNullable(byId.get(id));
  }

  public void save(Availability availability) {
    byId.put(availability.id(), availability);
  }
}
