package hotel.example;

import hotel.example.configurations.Configuration;
import hotel.example.configurations.Configuration.ContentModule;
import hotel.example.configurations.Configuration.DeviceProfile;
import hotel.example.configurations.Configurations;
import hotel.example.dining.Availabilities;
import hotel.example.dining.Availability;
import hotel.example.guests.Guests;
import hotel.example.menus.Menu;
import hotel.example.menus.Menus;
import hotel.example.roomservice.Product;
import hotel.example.roomservice.ProductCategory;
import hotel.example.roomservice.Products;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.stereotype.Component;

/** The rows of a small hotel, to try the guest app with: account number 100200, room 305. */
@Component
class DemoHotel implements ApplicationRunner {
  private final Configurations configurations;
  private final Guests guests;
  private final Products products;
  private final Menus menus;
  private final Availabilities availabilities;
  private final Clock clock;

  DemoHotel(
      Configurations configurations,
      Guests guests,
      Products products,
      Menus menus,
      Availabilities availabilities,
      Clock clock) {
    this.configurations = configurations;
    this.guests = guests;
    this.products = products;
    this.menus = menus;
    this.availabilities = availabilities;
    this.clock = clock;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    configurations.save(new Configuration("Hotel Example", new DeviceProfile(List.of(
        new ContentModule("Room Service", 10, "/room-service"),
        new ContentModule("Restaurant Menu", 20, "/restaurant-menu"),
        new ContentModule("Reserve Table", 30, "/reserve-table"),
        new ContentModule("Request Amenities", 40, "/request-amenities"),
        new ContentModule("Report Problem", 50, "/report-problem"),
        new ContentModule("My Orders", 60, "/my-orders"),
        new ContentModule("My Reservations", 70, "/my-reservations")))));
    LocalDate today = LocalDate.now(clock);
    guests.checkIn("100200", "305", "Елена Димитрова", today, today.plusDays(7));
    products.save(new Product(1, "Шопска салата", new BigDecimal("9.50"), null, ProductCategory.FOOD));
    products.save(new Product(2, "Айран", new BigDecimal("3.00"), null, ProductCategory.NON_ALCOHOLIC));
    menus.save("all", new Menu("bg", List.of(dish(1, "Таратор"))));
    menus.save("all", new Menu("en", List.of(dish(1, "Tarator"))));
    availabilities.save(new Availability(6, "Dinner", "19:00"));
  }

  private static Menu.Item dish(long id, String name) {
    return new Menu.Item(id, "appetizers", name, null, new BigDecimal("6.90"), "300 g", null);
  }
}
