package hotel.contract;

import au.com.dius.pact.provider.junitsupport.State;
import java.util.List;
import java.util.Map;

/**
 * All provider states of the pact, with two methods each. Override the first, documented one to set the state up.
 * By default it posts to the state URL, {@code -Dprovider.stateUrl}, and fails with the name of the state when there is
 * none. The second registers the state with Pact: do not override it. Generated from the catalogue of states: do not
 * edit.
 */
public interface HotelStates {
  /**
   * “a guest who can sign in”.
   *
   * <p>Insert: A guest in the hotel with this account number and room number, with a name and the days of arrival
   * and departure.
   *
   * @param parameters any of {@code accountNumber} (the account number to sign in with), {@code roomNumber} (the
   * room number to sign in with)
   *
   * @return {@code accountNumber}, {@code roomNumber}
   */
  default Map<String, Object> aGuestWhoCanSignIn(StateParameters parameters) {
    return StateSetup.byUrl("a guest who can sign in", parameters);
  }

  @State("a guest who can sign in")
  default Map<String, Object> setUpAGuestWhoCanSignIn(Map<String, Object> parameters) {
    List<String> gives = List.of("accountNumber", "roomNumber");
    return StateSetup.run(
        "a guest who can sign in", gives, this::aGuestWhoCanSignIn, parameters);
  }

  /**
   * “a guest who is signed in”.
   *
   * <p>Insert: A guest in the hotel and a valid session of theirs.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWhoIsSignedIn(StateParameters parameters) {
    return StateSetup.byUrl("a guest who is signed in", parameters);
  }

  @State("a guest who is signed in")
  default Map<String, Object> setUpAGuestWhoIsSignedIn(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest who is signed in", gives, this::aGuestWhoIsSignedIn, parameters);
  }

  /**
   * “the guest's session has expired”.
   *
   * <p>Insert: A guest in the hotel, a session of theirs that is no longer valid, and at least one product.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}, {@code productId}
   */
  default Map<String, Object> theGuestsSessionHasExpired(StateParameters parameters) {
    return StateSetup.byUrl("the guest's session has expired", parameters);
  }

  @State("the guest's session has expired")
  default Map<String, Object> setUpTheGuestsSessionHasExpired(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId", "productId");
    return StateSetup.run(
        "the guest's session has expired", gives, this::theGuestsSessionHasExpired, parameters);
  }

  /**
   * “another guest in the hotel”.
   *
   * <p>Insert: Two guests in the hotel, a valid session of the first, and at least one product.
   *
   * @param parameters none
   *
   * @return {@code sessionId}, {@code otherPersonId}, {@code productId}
   */
  default Map<String, Object> anotherGuestInTheHotel(StateParameters parameters) {
    return StateSetup.byUrl("another guest in the hotel", parameters);
  }

  @State("another guest in the hotel")
  default Map<String, Object> setUpAnotherGuestInTheHotel(Map<String, Object> parameters) {
    List<String> gives = List.of("sessionId", "otherPersonId", "productId");
    return StateSetup.run(
        "another guest in the hotel", gives, this::anotherGuestInTheHotel, parameters);
  }

  /**
   * “a hotel with a configuration”.
   *
   * <p>Insert: One configuration with the hotel’s name and at least one content module, each with a sort order.
   *
   * @param parameters none
   *
   * @return an empty map
   */
  default Map<String, Object> aHotelWithAConfiguration(StateParameters parameters) {
    return StateSetup.byUrl("a hotel with a configuration", parameters);
  }

  @State("a hotel with a configuration")
  default Map<String, Object> setUpAHotelWithAConfiguration(Map<String, Object> parameters) {
    List<String> gives = List.of();
    return StateSetup.run(
        "a hotel with a configuration", gives, this::aHotelWithAConfiguration, parameters);
  }

  /**
   * “a hotel without a configuration”.
   *
   * <p>Insert: No configuration at all.
   *
   * @param parameters none
   *
   * @return an empty map
   */
  default Map<String, Object> aHotelWithoutAConfiguration(StateParameters parameters) {
    return StateSetup.byUrl("a hotel without a configuration", parameters);
  }

  @State("a hotel without a configuration")
  default Map<String, Object> setUpAHotelWithoutAConfiguration(Map<String, Object> parameters) {
    List<String> gives = List.of();
    return StateSetup.run(
        "a hotel without a configuration", gives, this::aHotelWithoutAConfiguration, parameters);
  }

  /**
   * “a room service with products”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one product that can be ordered.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}, {@code productId}
   */
  default Map<String, Object> aRoomServiceWithProducts(StateParameters parameters) {
    return StateSetup.byUrl("a room service with products", parameters);
  }

  @State("a room service with products")
  default Map<String, Object> setUpARoomServiceWithProducts(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId", "productId");
    return StateSetup.run(
        "a room service with products", gives, this::aRoomServiceWithProducts, parameters);
  }

  /**
   * “a room service with products with every field”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one product; every product has every
   * field.
   *
   * @param parameters none
   *
   * @return {@code sessionId}
   */
  default Map<String, Object> aRoomServiceWithProductsWithEveryField(StateParameters parameters) {
    return StateSetup.byUrl("a room service with products with every field", parameters);
  }

  @State("a room service with products with every field")
  default Map<String, Object> setUpARoomServiceWithProductsWithEveryField(Map<String, Object> parameters) {
    List<String> gives = List.of("sessionId");
    return StateSetup.run(
        "a room service with products with every field", gives, this::aRoomServiceWithProductsWithEveryField, parameters);
  }

  /**
   * “a room service that has sold out”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no product.
   *
   * @param parameters none
   *
   * @return {@code sessionId}
   */
  default Map<String, Object> aRoomServiceThatHasSoldOut(StateParameters parameters) {
    return StateSetup.byUrl("a room service that has sold out", parameters);
  }

  @State("a room service that has sold out")
  default Map<String, Object> setUpARoomServiceThatHasSoldOut(Map<String, Object> parameters) {
    List<String> gives = List.of("sessionId");
    return StateSetup.run(
        "a room service that has sold out", gives, this::aRoomServiceThatHasSoldOut, parameters);
  }

  /**
   * “a hotel with menus”.
   *
   * <p>Insert: A menu of this type in this language, with at least one item.
   *
   * @param parameters any of {@code languageCode} ({@code bg}, {@code en} or {@code es}), {@code menuType} ({@code
   * all}, {@code breakfast} or {@code bar})
   *
   * @return an empty map
   */
  default Map<String, Object> aHotelWithMenus(StateParameters parameters) {
    return StateSetup.byUrl("a hotel with menus", parameters);
  }

  @State("a hotel with menus")
  default Map<String, Object> setUpAHotelWithMenus(Map<String, Object> parameters) {
    List<String> gives = List.of();
    return StateSetup.run(
        "a hotel with menus", gives, this::aHotelWithMenus, parameters);
  }

  /**
   * “a hotel with menus with every field”.
   *
   * <p>Insert: A menu of this type in this language, with at least one item; every item of this type has every
   * field.
   *
   * @param parameters any of {@code languageCode} ({@code bg}, {@code en} or {@code es}), {@code menuType} ({@code
   * all}, {@code breakfast} or {@code bar})
   *
   * @return an empty map
   */
  default Map<String, Object> aHotelWithMenusWithEveryField(StateParameters parameters) {
    return StateSetup.byUrl("a hotel with menus with every field", parameters);
  }

  @State("a hotel with menus with every field")
  default Map<String, Object> setUpAHotelWithMenusWithEveryField(Map<String, Object> parameters) {
    List<String> gives = List.of();
    return StateSetup.run(
        "a hotel with menus with every field", gives, this::aHotelWithMenusWithEveryField, parameters);
  }

  /**
   * “a hotel without menus”.
   *
   * <p>Insert: No menu of this type in any language.
   *
   * @param parameters any of {@code menuType} ({@code all}, {@code breakfast} or {@code bar})
   *
   * @return an empty map
   */
  default Map<String, Object> aHotelWithoutMenus(StateParameters parameters) {
    return StateSetup.byUrl("a hotel without menus", parameters);
  }

  @State("a hotel without menus")
  default Map<String, Object> setUpAHotelWithoutMenus(Map<String, Object> parameters) {
    List<String> gives = List.of();
    return StateSetup.run(
        "a hotel without menus", gives, this::aHotelWithoutMenus, parameters);
  }

  /**
   * “an order has been accepted under a key”.
   *
   * <p>Only for proposals, not wanted yet.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of
   * it, with an empty message, which was accepted under this {@code Idempotency-Key}; other orders do not matter.
   *
   * @param parameters any of {@code idempotencyKey} (the key of the order)
   *
   * @return {@code personId}, {@code sessionId}, {@code productId}
   */
  default Map<String, Object> anOrderHasBeenAcceptedUnderAKey(StateParameters parameters) {
    return StateSetup.byUrl("an order has been accepted under a key", parameters);
  }

  @State("an order has been accepted under a key")
  default Map<String, Object> setUpAnOrderHasBeenAcceptedUnderAKey(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId", "productId");
    return StateSetup.run(
        "an order has been accepted under a key", gives, this::anOrderHasBeenAcceptedUnderAKey, parameters);
  }

  /**
   * “an order is still being handled under a key”.
   *
   * <p>Only for proposals, not wanted yet.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of
   * it, with an empty message, which arrived under this {@code Idempotency-Key} and has no answer yet.
   *
   * @param parameters any of {@code idempotencyKey} (the key of the order)
   *
   * @return {@code personId}, {@code sessionId}, {@code productId}
   */
  default Map<String, Object> anOrderIsStillBeingHandledUnderAKey(StateParameters parameters) {
    return StateSetup.byUrl("an order is still being handled under a key", parameters);
  }

  @State("an order is still being handled under a key")
  default Map<String, Object> setUpAnOrderIsStillBeingHandledUnderAKey(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId", "productId");
    return StateSetup.run(
        "an order is still being handled under a key", gives, this::anOrderIsStillBeingHandledUnderAKey, parameters);
  }

  /**
   * “a restaurant with free tables”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and this daily availability with free tables.
   *
   * @param parameters any of {@code diningDailyAvailabilityConfigId} (the id of the availability)
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aRestaurantWithFreeTables(StateParameters parameters) {
    return StateSetup.byUrl("a restaurant with free tables", parameters);
  }

  @State("a restaurant with free tables")
  default Map<String, Object> setUpARestaurantWithFreeTables(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a restaurant with free tables", gives, this::aRestaurantWithFreeTables, parameters);
  }

  /**
   * “a guest with past orders”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one order of theirs; each has every
   * field.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWithPastOrders(StateParameters parameters) {
    return StateSetup.byUrl("a guest with past orders", parameters);
  }

  @State("a guest with past orders")
  default Map<String, Object> setUpAGuestWithPastOrders(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest with past orders", gives, this::aGuestWithPastOrders, parameters);
  }

  /**
   * “a guest who has ordered nothing yet”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no order of theirs.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasOrderedNothingYet(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has ordered nothing yet", parameters);
  }

  @State("a guest who has ordered nothing yet")
  default Map<String, Object> setUpAGuestWhoHasOrderedNothingYet(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest who has ordered nothing yet", gives, this::aGuestWhoHasOrderedNothingYet, parameters);
  }

  /**
   * “a guest with table reservations”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one reservation of theirs; each has
   * every field.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWithTableReservations(StateParameters parameters) {
    return StateSetup.byUrl("a guest with table reservations", parameters);
  }

  @State("a guest with table reservations")
  default Map<String, Object> setUpAGuestWithTableReservations(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest with table reservations", gives, this::aGuestWithTableReservations, parameters);
  }

  /**
   * “a guest who has reserved no table yet”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no reservation of theirs.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasReservedNoTableYet(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has reserved no table yet", parameters);
  }

  @State("a guest who has reserved no table yet")
  default Map<String, Object> setUpAGuestWhoHasReservedNoTableYet(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest who has reserved no table yet", gives, this::aGuestWhoHasReservedNoTableYet, parameters);
  }

  /**
   * “a guest with reported problems”.
   *
   * <p>Only for proposals, not wanted yet.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one report of theirs; each has every
   * field.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWithReportedProblems(StateParameters parameters) {
    return StateSetup.byUrl("a guest with reported problems", parameters);
  }

  @State("a guest with reported problems")
  default Map<String, Object> setUpAGuestWithReportedProblems(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest with reported problems", gives, this::aGuestWithReportedProblems, parameters);
  }

  /**
   * “a guest who has reported no problem yet”.
   *
   * <p>Only for proposals, not wanted yet.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no report of theirs.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasReportedNoProblemYet(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has reported no problem yet", parameters);
  }

  @State("a guest who has reported no problem yet")
  default Map<String, Object> setUpAGuestWhoHasReportedNoProblemYet(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest who has reported no problem yet", gives, this::aGuestWhoHasReportedNoProblemYet, parameters);
  }

  /**
   * “a guest with amenity requests”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and at least one request of theirs; each has every
   * field.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWithAmenityRequests(StateParameters parameters) {
    return StateSetup.byUrl("a guest with amenity requests", parameters);
  }

  @State("a guest with amenity requests")
  default Map<String, Object> setUpAGuestWithAmenityRequests(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest with amenity requests", gives, this::aGuestWithAmenityRequests, parameters);
  }

  /**
   * “a guest who has requested no amenity yet”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no request of theirs.
   *
   * @param parameters none
   *
   * @return {@code personId}, {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasRequestedNoAmenityYet(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has requested no amenity yet", parameters);
  }

  @State("a guest who has requested no amenity yet")
  default Map<String, Object> setUpAGuestWhoHasRequestedNoAmenityYet(Map<String, Object> parameters) {
    List<String> gives = List.of("personId", "sessionId");
    return StateSetup.run(
        "a guest who has requested no amenity yet", gives, this::aGuestWhoHasRequestedNoAmenityYet, parameters);
  }

  /**
   * “a guest who has rated the stay”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and their rating with both messages.
   *
   * @param parameters none
   *
   * @return {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasRatedTheStay(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has rated the stay", parameters);
  }

  @State("a guest who has rated the stay")
  default Map<String, Object> setUpAGuestWhoHasRatedTheStay(Map<String, Object> parameters) {
    List<String> gives = List.of("sessionId");
    return StateSetup.run(
        "a guest who has rated the stay", gives, this::aGuestWhoHasRatedTheStay, parameters);
  }

  /**
   * “a guest who has not rated the stay yet”.
   *
   * <p>Insert: A guest in the hotel, a valid session of theirs, and no rating of theirs.
   *
   * @param parameters none
   *
   * @return {@code sessionId}
   */
  default Map<String, Object> aGuestWhoHasNotRatedTheStayYet(StateParameters parameters) {
    return StateSetup.byUrl("a guest who has not rated the stay yet", parameters);
  }

  @State("a guest who has not rated the stay yet")
  default Map<String, Object> setUpAGuestWhoHasNotRatedTheStayYet(Map<String, Object> parameters) {
    List<String> gives = List.of("sessionId");
    return StateSetup.run(
        "a guest who has not rated the stay yet", gives, this::aGuestWhoHasNotRatedTheStayYet, parameters);
  }

  /**
   * Sets a state up by its name, for a state URL.
   *
   * @throws IllegalArgumentException for a name that is not in the catalogue
   */
  default Map<String, Object> setUp(String state, Map<String, Object> parameters) {
    return switch (state) {
      case "a guest who can sign in" -> setUpAGuestWhoCanSignIn(parameters);
      case "a guest who is signed in" -> setUpAGuestWhoIsSignedIn(parameters);
      case "the guest's session has expired" -> setUpTheGuestsSessionHasExpired(parameters);
      case "another guest in the hotel" -> setUpAnotherGuestInTheHotel(parameters);
      case "a hotel with a configuration" -> setUpAHotelWithAConfiguration(parameters);
      case "a hotel without a configuration" -> setUpAHotelWithoutAConfiguration(parameters);
      case "a room service with products" -> setUpARoomServiceWithProducts(parameters);
      case "a room service with products with every field" -> setUpARoomServiceWithProductsWithEveryField(parameters);
      case "a room service that has sold out" -> setUpARoomServiceThatHasSoldOut(parameters);
      case "a hotel with menus" -> setUpAHotelWithMenus(parameters);
      case "a hotel with menus with every field" -> setUpAHotelWithMenusWithEveryField(parameters);
      case "a hotel without menus" -> setUpAHotelWithoutMenus(parameters);
      case "an order has been accepted under a key" -> setUpAnOrderHasBeenAcceptedUnderAKey(parameters);
      case "an order is still being handled under a key" -> setUpAnOrderIsStillBeingHandledUnderAKey(parameters);
      case "a restaurant with free tables" -> setUpARestaurantWithFreeTables(parameters);
      case "a guest with past orders" -> setUpAGuestWithPastOrders(parameters);
      case "a guest who has ordered nothing yet" -> setUpAGuestWhoHasOrderedNothingYet(parameters);
      case "a guest with table reservations" -> setUpAGuestWithTableReservations(parameters);
      case "a guest who has reserved no table yet" -> setUpAGuestWhoHasReservedNoTableYet(parameters);
      case "a guest with reported problems" -> setUpAGuestWithReportedProblems(parameters);
      case "a guest who has reported no problem yet" -> setUpAGuestWhoHasReportedNoProblemYet(parameters);
      case "a guest with amenity requests" -> setUpAGuestWithAmenityRequests(parameters);
      case "a guest who has requested no amenity yet" -> setUpAGuestWhoHasRequestedNoAmenityYet(parameters);
      case "a guest who has rated the stay" -> setUpAGuestWhoHasRatedTheStay(parameters);
      case "a guest who has not rated the stay yet" -> setUpAGuestWhoHasNotRatedTheStayYet(parameters);
      default -> throw new IllegalArgumentException("There is no state \"" + state + "\"");
    };
  }
}
