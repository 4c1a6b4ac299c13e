package hotel.example.roomservice;

import hotel.example.Status;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** An order of room service, with one product for each unit. */
public record Order(long id, Status status, LocalDate placedOn, String message, List<Product> products) {
  public BigDecimal totalPrice() {
    return products.stream().map(Product::price).reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
