package hotel.example.roomservice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.springframework.stereotype.Repository;

/** What can be ordered at the moment. */
@Repository
public class Products {
  private final Map<Long, Product> byId = new ConcurrentSkipListMap<>();

  public List<Product> findAll() {
    return List.copyOf(byId.values());
  }

  public Optional<Product> findById(long id) {
    return Optional.ofNullable(byId.get(id));
  }

  public void save(Product product) {
    byId.put(product.id(), product);
  }

  public void deleteAll() {
    byId.clear();
  }
}
