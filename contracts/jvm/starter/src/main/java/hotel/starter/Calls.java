package hotel.starter;

import hotel.starter.Hotel.Guest;
import hotel.starter.Hotel.Order;
import hotel.starter.Hotel.Product;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.server.ResponseStatusException;

/** The calls of the guest app that exist so far. */
@RestController
class Calls {
  private final Hotel hotel;
  private final ZoneId timeZone;

  Calls(Hotel hotel, @Value("${hotel.time-zone}") ZoneId timeZone) {
    this.hotel = hotel;
    this.timeZone = timeZone;
  }

  record Login(@NotBlank String accountNumber, @NotBlank String roomNumber) {}

  record Session(String personId, String sessionId, String fullName, String roomNumber,
      LocalDate checkInDate, LocalDate checkOutDate) {}

  record NewOrder(@NotNull String message, @NotEmpty List<@NotBlank String> productIds) {}

  record Rows<T>(Collection<T> content) {}

  /** A wrong room is answered as a wrong account number is, so that nobody can look for guests. */
  @PostMapping("/customer/login")
  Session signIn(@Valid @RequestBody Login login) {
    Guest guest = hotel.guestsByAccount.get(login.accountNumber());
    if (guest == null || !guest.room().equals(login.roomNumber())) {
      throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, "No guest has this account number and room number");
    }
    return new Session(
        guest.id(), hotel.signIn(guest), guest.fullName(), guest.room(), guest.checkInDate(), guest.checkOutDate());
  }

  /** All products, never a page of them. The browser keeps them, and asks each time whether they have changed. */
  @GetMapping("/products")
  ResponseEntity<Rows<Product>> products() {
    CacheControl asking = CacheControl.noCache().cachePrivate();
    return ResponseEntity.ok().cacheControl(asking).body(new Rows<>(hotel.products.values()));
  }

  @GetMapping("/orders/customer/{personId}")
  Rows<Order> orders(@AuthenticationPrincipal Guest guest) {
    return new Rows<>(hotel.ordersOf(guest));
  }

  /** Stores the order before the answer. {@code productIds} has one entry for each unit, so it is no Set. */
  @PostMapping("/orders/customer/{personId}")
  @ResponseStatus(HttpStatus.CREATED)
  Order order(@AuthenticationPrincipal Guest guest, @Valid @RequestBody NewOrder request) {
    BigDecimal total = request.productIds().stream().map(this::priceOf).reduce(BigDecimal.ZERO, BigDecimal::add);
    String id = Hotel.newId();
    Order order = new Order(id, "RS-" + id.substring(0, 6), "CREATED", total, LocalDate.now(timeZone).toString());
    hotel.ordersOf(guest).add(order);
    return order;
  }

  private BigDecimal priceOf(String productId) {
    Product product = hotel.products.get(productId);
    if (product != null) return product.price();
    throw new ResponseStatusException(HttpStatus.UNPROCESSABLE_ENTITY, "There is no product " + productId);
  }
}
