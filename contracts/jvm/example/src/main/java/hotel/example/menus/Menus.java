package hotel.example.menus;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/** The menus by type ({@code all} is the restaurant's, {@code breakfast}, {@code bar}) and by language. */
@Repository
public class Menus {
  private final Map<String, Map<String, Menu>> byType = new ConcurrentHashMap<>();

  public List<Menu> findByType(String type) {
    return List.copyOf(byType.getOrDefault(type, Map.of()).values());
  }

  public void save(String type, Menu menu) {
    byType.merge(type, Map.of(menu.menuLanguage(), menu), (old, added) -> {
      Map<String, Menu> both = new TreeMap<>(old);
      both.putAll(added);
      return both;
    });
  }

  public void deleteByType(String type) {
    byType.remove(type);
  }
}
