package hotel.example.roomservice;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import hotel.example.Status;
import hotel.example.guests.Guest;
import hotel.example.web.DayText;
import hotel.example.web.ListResponse;
import hotel.example.web.NotAvailableException;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/orders/customer/{personId}")
class OrderController {
  private final Orders orders;
  private final Products products;
  private final Clock clock;

  OrderController(Orders orders, Products products, Clock clock) {
    this.orders = orders;
    this.products = products;
    this.clock = clock;
  }

  record OrderRequest(@NotNull String message, @NotEmpty List<@NotNull Long> productIds) {}

  record OrderResponse(
      long id,
      String orderNumber,
      Status status,
      BigDecimal totalPrice,
      @JsonSerialize(using = DayText.class) LocalDate reservationDate) {
    static OrderResponse of(Order order) {
      return new OrderResponse(order.id(), "RS-" + order.id(), order.status(), order.totalPrice(), order.placedOn());
    }
  }

  /** Stores an order before the answer, since the app then tells the guest that the hotel received it. */
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  OrderResponse place(@RequestAttribute Guest guest, @Valid @RequestBody OrderRequest request) {
    List<Product> ordered = request.productIds().stream().map(this::product).toList();
    Order order = orders.add(
        guest.id(), id -> new Order(id, Status.CREATED, LocalDate.now(clock), request.message(), ordered));
    return OrderResponse.of(order);
  }

  @GetMapping
  ListResponse<OrderResponse> list(@RequestAttribute Guest guest) {
    return new ListResponse<>(orders.findByGuest(guest.id()).stream().map(OrderResponse::of).toList());
  }

  private Product product(long id) {
    return products.findById(id)
        .orElseThrow(() -> new NotAvailableException("productIds", "There is no product " + id));
  }
}
