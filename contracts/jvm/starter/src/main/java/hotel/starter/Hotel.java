package hotel.starter;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.springframework.stereotype.Repository;

/** The rows of the hotel, in memory: put your database in their place. All ids are texts. */
@Repository
class Hotel {
  record Guest(
      String id, String account, String room, String fullName, LocalDate checkInDate, LocalDate checkOutDate) {}

  /** The picture is an {@code https:} address or a path on the API's origin, or null. */
  record Product(String id, String label, BigDecimal price, String image, String productCategory) {}

  record Order(String id, String orderNumber, String status, BigDecimal totalPrice, String reservationDate) {}

  final Map<String, Guest> guestsByAccount = new ConcurrentHashMap<>();
  final Map<String, Guest> sessions = new ConcurrentHashMap<>();
  final Map<String, Product> products = new ConcurrentHashMap<>();
  private final Map<String, List<Order>> orders = new ConcurrentHashMap<>();

  /** A small hotel, to try the guest app with. */
  Hotel() {
    checkIn("100200", "305", "Елена Димитрова");
    products.put("1", new Product("1", "Шопска салата", new BigDecimal("9.50"), null, "FOOD"));
    products.put("2", new Product("2", "Айран", new BigDecimal("3.00"), null, "NON_ALCOHOLIC"));
  }

  Guest checkIn(String account, String room, String fullName) {
    LocalDate today = LocalDate.now();
    Guest guest = new Guest(newId(), account, room, fullName, today, today.plusDays(7));
    guestsByAccount.put(account, guest);
    return guest;
  }

  /** Opens a session under an id that nobody guesses. It is valid until the guest leaves. */
  String signIn(Guest guest) {
    String sessionId = newId();
    sessions.put(sessionId, guest);
    return sessionId;
  }

  List<Order> ordersOf(Guest guest) {
    return orders.computeIfAbsent(guest.id(), id -> new CopyOnWriteArrayList<>());
  }

  static String newId() {
    return UUID.randomUUID().toString();
  }
}
