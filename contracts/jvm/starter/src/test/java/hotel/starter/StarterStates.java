package hotel.starter;

import hotel.contract.HotelStates;
import hotel.contract.StateParameters;
import hotel.starter.Hotel.Guest;
import hotel.starter.Hotel.Order;
import hotel.starter.Hotel.Product;
import java.math.BigDecimal;
import java.util.Map;

/** The states of the calls that exist, as rows. Each guest is new, so no state meets what an earlier one has left. */
class StarterStates implements HotelStates {
  private static final Product SALAD =
      new Product("1", "Шопска салата", new BigDecimal("9.50"), "/pictures/shopska.webp", "FOOD");

  private final Hotel hotel;

  StarterStates(Hotel hotel) {
    this.hotel = hotel;
  }

  @Override
  public Map<String, Object> aGuestWhoCanSignIn(StateParameters parameters) {
    Guest guest = hotel.checkIn(
        parameters.text("accountNumber").orElse("100200"),
        parameters.text("roomNumber").orElse("305"),
        parameters.text("fullName").orElse("Елена Димитрова"));
    return Map.of("accountNumber", guest.account(), "roomNumber", guest.room());
  }

  @Override
  public Map<String, Object> theGuestsSessionHasExpired(StateParameters parameters) {
    Map<String, Object> values = aRoomServiceWithProducts(parameters);
    hotel.sessions.remove(values.get("sessionId"));
    return values;
  }

  @Override
  public Map<String, Object> anotherGuestInTheHotel(StateParameters parameters) {
    Guest other = newGuest();
    return Map.of("sessionId", hotel.signIn(newGuest()), "otherPersonId", other.id(), "productId", SALAD.id());
  }

  @Override
  public Map<String, Object> aRoomServiceWithProducts(StateParameters parameters) {
    hotel.products.put(SALAD.id(), SALAD);
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aRoomServiceWithProductsWithEveryField(StateParameters parameters) {
    hotel.products.clear();
    return aRoomServiceWithProducts(parameters);
  }

  @Override
  public Map<String, Object> aRoomServiceThatHasSoldOut(StateParameters parameters) {
    hotel.products.clear();
    return signedIn(newGuest());
  }

  @Override
  public Map<String, Object> aGuestWithPastOrders(StateParameters parameters) {
    Guest guest = newGuest();
    hotel.ordersOf(guest).add(new Order("o1", "RS-1042", "DELIVERED", new BigDecimal("19.00"), "2026-11-20"));
    return signedIn(guest);
  }

  @Override
  public Map<String, Object> aGuestWhoHasOrderedNothingYet(StateParameters parameters) {
    return signedIn(newGuest());
  }

  private Guest newGuest() {
    return hotel.checkIn(Hotel.newId(), "101", "Иван Петров");
  }

  private Map<String, Object> signedIn(Guest guest) {
    return Map.of("personId", guest.id(), "sessionId", hotel.signIn(guest), "productId", SALAD.id());
  }
}
