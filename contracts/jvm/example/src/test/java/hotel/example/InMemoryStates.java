package hotel.example;

import hotel.contract.HotelStates;
import hotel.contract.StateParameters;
import hotel.example.configurations.Configuration;
import hotel.example.configurations.Configuration.ContentModule;
import hotel.example.configurations.Configuration.DeviceProfile;
import hotel.example.configurations.Configurations;
import hotel.example.dining.Availabilities;
import hotel.example.dining.Availability;
import hotel.example.dining.Reservation;
import hotel.example.dining.Reservations;
import hotel.example.guests.Guest;
import hotel.example.guests.Guests;
import hotel.example.guests.Sessions;
import hotel.example.menus.Menu;
import hotel.example.menus.Menus;
import hotel.example.ratings.Rating;
import hotel.example.ratings.Ratings;
import hotel.example.requests.AmenityCategory;
import hotel.example.requests.AmenityRequest;
import hotel.example.requests.AmenityRequests;
import hotel.example.roomservice.Order;
import hotel.example.roomservice.Orders;
import hotel.example.roomservice.Product;
import hotel.example.roomservice.ProductCategory;
import hotel.example.roomservice.Products;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The provider states of the pact, as rows of this application. Each guest is new, so a state never meets what an
 * earlier one has left. The states that only the proposals use are missing.
 */
class InMemoryStates implements HotelStates {
  private static final Product SALAD =
      new Product(1, "Шопска салата", new BigDecimal("9.50"), "/pictures/shopska.webp", ProductCategory.FOOD);
  private static final LocalDate DAY = LocalDate.of(2026, 11, 20);
  private static final Instant MOMENT = Instant.parse("2026-11-20T18:30:00Z");

  private final Guests guests;
  private final Sessions sessions;
  private final Configurations configurations;
  private final Products products;
  private final Orders orders;
  private final Menus menus;
  private final Availabilities availabilities;
  private final Reservations reservations;
  private final AmenityRequests amenityRequests;
  private final Ratings ratings;
  private final AtomicInteger guestCount = new AtomicInteger();

  InMemoryStates(
      Guests guests,
      Sessions sessions,
      Configurations configurations,
      Products products,
      Orders orders,
      Menus menus,
      Availabilities availabilities,
      Reservations reservations,
      AmenityRequests amenityRequests,
      Ratings ratings) {
    this.guests = guests;
    this.sessions = sessions;
    this.configurations = configurations;
    this.products = products;
    this.orders = orders;
    this.menus = menus;
    this.availabilities = availabilities;
    this.reservations = reservations;
    this.amenityRequests = amenityRequests;
    this.ratings = ratings;
  }

  @Override
  public Map<String, Object> aGuestWhoCanSignIn(StateParameters parameters) {
    String accountNumber = parameters.text("accountNumber").orElse("100200");
    Guest guest = checkIn(accountNumber, parameters.text("roomNumber").orElse("305"));
    return Map.of("accountNumber", guest.accountNumber(), "roomNumber", guest.roomNumber());
  }

  @Override
  public Map<String, Object> aGuestWhoIsSignedIn(StateParameters parameters) {
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> theGuestsSessionHasExpired(StateParameters parameters) {
    products.save(SALAD);
    Guest guest = newGuest();
    String sessionId = sessions.open(guest);
    sessions.end(sessionId);
    return Map.of("personId", guest.id(), "sessionId", sessionId, "productId", SALAD.id());
  }

  @Override
  public Map<String, Object> anotherGuestInTheHotel(StateParameters parameters) {
    products.save(SALAD);
    String sessionId = sessions.open(newGuest());
    return Map.of("sessionId", sessionId, "otherPersonId", newGuest().id(), "productId", SALAD.id());
  }

  @Override
  public Map<String, Object> aHotelWithAConfiguration(StateParameters parameters) {
    configurations.deleteAll();
    ContentModule roomService = new ContentModule("Room Service", 10, "/room-service");
    configurations.save(new Configuration("Хотел", new DeviceProfile(List.of(roomService))));
    return Map.of();
  }

  @Override
  public Map<String, Object> aHotelWithoutAConfiguration(StateParameters parameters) {
    configurations.deleteAll();
    return Map.of();
  }

  @Override
  public Map<String, Object> aRoomServiceWithProducts(StateParameters parameters) {
    products.save(SALAD);
    Guest guest = newGuest();
    return Map.of("personId", guest.id(), "sessionId", sessions.open(guest), "productId", SALAD.id());
  }

  @Override
  public Map<String, Object> aRoomServiceWithProductsWithEveryField(StateParameters parameters) {
    products.deleteAll();
    products.save(SALAD);
    return Map.of("sessionId", sessions.open(newGuest()));
  }

  @Override
  public Map<String, Object> aRoomServiceThatHasSoldOut(StateParameters parameters) {
    products.deleteAll();
    return Map.of("sessionId", sessions.open(newGuest()));
  }

  @Override
  public Map<String, Object> aHotelWithMenus(StateParameters parameters) {
    return aHotelWithMenusWithEveryField(parameters);
  }

  @Override
  public Map<String, Object> aHotelWithMenusWithEveryField(StateParameters parameters) {
    String type = parameters.text("menuType").orElse("all");
    String language = parameters.text("languageCode").orElse("bg");
    Menu.Item soup = new Menu.Item(
        1, "appetizers", "Таратор", "С орехи", new BigDecimal("6.90"), "300 г", "/pictures/tarator.webp");
    menus.deleteByType(type);
    menus.save(type, new Menu(language, List.of(soup)));
    return Map.of();
  }

  @Override
  public Map<String, Object> aHotelWithoutMenus(StateParameters parameters) {
    menus.deleteByType(parameters.text("menuType").orElse("all"));
    return Map.of();
  }

  @Override
  public Map<String, Object> aRestaurantWithFreeTables(StateParameters parameters) {
    long id = parameters.number("diningDailyAvailabilityConfigId").orElse(6L);
    availabilities.save(new Availability(id, "Dinner", "19:00"));
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aGuestWithPastOrders(StateParameters parameters) {
    Guest guest = newGuest();
    orders.add(guest.id(), id -> new Order(id, Status.DELIVERED, DAY, "", List.of(SALAD, SALAD)));
    return signedIn(guest);
  }

  @Override
  public Map<String, Object> aGuestWhoHasOrderedNothingYet(StateParameters parameters) {
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aGuestWithTableReservations(StateParameters parameters) {
    Guest guest = newGuest();
    reservations.add(guest.id(), id -> new Reservation(
        id,
        DAY,
        4,
        "Dinner",
        "19:00",
        guest.fullName(),
        guest.roomNumber(),
        "elena@example.com",
        "+359 2 555 01 05",
        "Маса до прозореца"));
    return signedIn(guest);
  }

  @Override
  public Map<String, Object> aGuestWhoHasReservedNoTableYet(StateParameters parameters) {
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aGuestWithAmenityRequests(StateParameters parameters) {
    Guest guest = newGuest();
    amenityRequests.add(guest.id(), id -> new AmenityRequest(
        id, "Две, моля", Status.ACCEPTED, AmenityCategory.TOWELS, DAY, MOMENT, MOMENT.plusSeconds(600)));
    return signedIn(guest);
  }

  @Override
  public Map<String, Object> aGuestWhoHasRequestedNoAmenityYet(StateParameters parameters) {
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aGuestWhoHasRatedTheStay(StateParameters parameters) {
    Guest guest = newGuest();
    ratings.save(guest.id(), new Rating(new BigDecimal("4.5"), "Топла стая", "Хубава гледка"));
    return Map.of("sessionId", sessions.open(guest));
  }

  @Override
  public Map<String, Object> aGuestWhoHasNotRatedTheStayYet(StateParameters parameters) {
    return Map.of("sessionId", sessions.open(newGuest()));
  }

  private Guest newGuest() {
    return checkIn("state-" + guestCount.incrementAndGet(), "101");
  }

  private Guest checkIn(String accountNumber, String roomNumber) {
    LocalDate arrival = LocalDate.of(2026, 11, 19);
    return guests.checkIn(accountNumber, roomNumber, "Елена Димитрова", arrival, arrival.plusDays(6));
  }

  private Map<String, Object> signedIn(Guest guest) {
    return Map.of("personId", guest.id(), "sessionId", sessions.open(guest));
  }
}
