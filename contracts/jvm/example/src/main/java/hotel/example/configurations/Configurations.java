package hotel.example.configurations;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.springframework.stereotype.Repository;

@Repository
public class Configurations {
  private final List<Configuration> all = new CopyOnWriteArrayList<>();

  public List<Configuration> findAll() {
    return List.copyOf(all);
  }

  public void save(Configuration configuration) {
    all.add(configuration);
  }

  public void deleteAll() {
    all.clear();
  }
}
