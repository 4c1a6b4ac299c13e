package hotel.contract;

import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

/**
 * The provider states of the pact, a method for each: override it to insert the rows and to return the values. By
 * default it posts to the state URL, {@code -Dprovider.stateUrl}, and fails with the name of the state when there is
 * none. Generated from the catalogue of states: do not edit.
 */
public interface HotelStates {
  /**
   * “a guest who can sign in”. Insert: A guest in the hotel with this account number, room number and name, and
   * with the days of arrival and departure. Parameters: {@code accountNumber} (the account number to sign in
   * with), {@code roomNumber} (the room number to sign in with), {@code fullName} (the name, in Cyrillic letters,
   * which the answer must contain exactly). Return: {@code accountNumber}, {@code roomNumber}.
   */
  default Map<String, Object> aGuestWhoCanSignIn(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who is signed in”. Insert: A guest in the hotel and a valid session of theirs. Return: {@code
   * personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoIsSignedIn(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “the guest's session has expired”. Insert: A guest in the hotel, a session of theirs that is no longer valid,
   * and at least one product. Return: {@code personId}, {@code sessionId}, {@code productId}.
   */
  default Map<String, Object> theGuestsSessionHasExpired(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “another guest in the hotel”. Insert: Two guests in the hotel, a valid session of the first, and at least one
   * product. Return: {@code sessionId}, {@code otherPersonId}, {@code productId}.
   */
  default Map<String, Object> anotherGuestInTheHotel(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a hotel with a configuration”. Insert: One configuration with the hotel’s name and at least one content
   * module, each with a sort order.
   */
  default Map<String, Object> aHotelWithAConfiguration(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a hotel without a configuration”. Insert: No configuration at all.
   */
  default Map<String, Object> aHotelWithoutAConfiguration(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a room service with products”. Insert: A guest in the hotel, a valid session of theirs, and at least one
   * product that can be ordered. Return: {@code personId}, {@code sessionId}, {@code productId}.
   */
  default Map<String, Object> aRoomServiceWithProducts(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a room service with products with every field”. Insert: A guest in the hotel, a valid session of theirs, and
   * at least one product; every product has every field. Return: {@code sessionId}.
   */
  default Map<String, Object> aRoomServiceWithProductsWithEveryField(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a room service that has sold out”. Insert: A guest in the hotel, a valid session of theirs, and no product.
   * Return: {@code sessionId}.
   */
  default Map<String, Object> aRoomServiceThatHasSoldOut(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a hotel with menus”. Insert: A menu of this type in this language, with at least one item. Parameters: {@code
   * languageCode} ({@code bg}, {@code en} or {@code es}), {@code menuType} ({@code all}, {@code breakfast} or
   * {@code bar}).
   */
  default Map<String, Object> aHotelWithMenus(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a hotel with menus with every field”. Insert: A menu of this type in this language, with at least one item;
   * every item of this type has every field. Parameters: {@code languageCode} ({@code bg}, {@code en} or {@code
   * es}), {@code menuType} ({@code all}, {@code breakfast} or {@code bar}).
   */
  default Map<String, Object> aHotelWithMenusWithEveryField(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a hotel without menus”. Insert: No menu of this type in any language. Parameters: {@code menuType} ({@code
   * all}, {@code breakfast} or {@code bar}).
   */
  default Map<String, Object> aHotelWithoutMenus(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “an order has been accepted under a key”. Only for proposals, not wanted yet. Insert: A guest in the hotel, a
   * valid session of theirs, a product, and an order of theirs of one unit of it, with an empty message, which was
   * accepted under this {@code Idempotency-Key}; other orders do not matter. Parameters: {@code idempotencyKey}
   * (the key of the order). Return: {@code personId}, {@code sessionId}, {@code productId}.
   */
  default Map<String, Object> anOrderHasBeenAcceptedUnderAKey(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “an order is still being handled under a key”. Only for proposals, not wanted yet. Insert: A guest in the
   * hotel, a valid session of theirs, a product, and an order of theirs of one unit of it, with an empty message,
   * which arrived under this {@code Idempotency-Key} and has no answer yet. Parameters: {@code idempotencyKey}
   * (the key of the order). Return: {@code personId}, {@code sessionId}, {@code productId}.
   */
  default Map<String, Object> anOrderIsStillBeingHandledUnderAKey(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a restaurant with free tables”. Insert: A guest in the hotel, a valid session of theirs, and this daily
   * availability with free tables. Parameters: {@code diningDailyAvailabilityConfigId} (the id of the
   * availability). Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aRestaurantWithFreeTables(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest with past orders”. Insert: A guest in the hotel, a valid session of theirs, and at least one order of
   * theirs; each has every field. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWithPastOrders(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has ordered nothing yet”. Insert: A guest in the hotel, a valid session of theirs, and no order
   * of theirs. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasOrderedNothingYet(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest with table reservations”. Insert: A guest in the hotel, a valid session of theirs, and at least one
   * reservation of theirs; each has every field. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWithTableReservations(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has reserved no table yet”. Insert: A guest in the hotel, a valid session of theirs, and no
   * reservation of theirs. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasReservedNoTableYet(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest with reported problems”. Only for proposals, not wanted yet. Insert: A guest in the hotel, a valid
   * session of theirs, and at least one report of theirs; each has every field. Return: {@code personId}, {@code
   * sessionId}.
   */
  default Map<String, Object> aGuestWithReportedProblems(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has reported no problem yet”. Only for proposals, not wanted yet. Insert: A guest in the hotel, a
   * valid session of theirs, and no report of theirs. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasReportedNoProblemYet(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest with amenity requests”. Insert: A guest in the hotel, a valid session of theirs, and at least one
   * request of theirs; each has every field. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWithAmenityRequests(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has requested no amenity yet”. Insert: A guest in the hotel, a valid session of theirs, and no
   * request of theirs. Return: {@code personId}, {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasRequestedNoAmenityYet(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has rated the stay”. Insert: A guest in the hotel, a valid session of theirs, and their rating
   * with both messages. Parameters: {@code publicMessage} (the public message, in Cyrillic letters, which the
   * answer must contain exactly). Return: {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasRatedTheStay(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * “a guest who has not rated the stay yet”. Insert: A guest in the hotel, a valid session of theirs, and no
   * rating of theirs. Return: {@code sessionId}.
   */
  default Map<String, Object> aGuestWhoHasNotRatedTheStayYet(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }

  /**
   * Sets a state up by its name. Throws IllegalArgumentException for a name that is not one of these.
   */
  default Map<String, Object> setUp(String name, Map<String, Object> parameters) {
    StateSetup state = new StateSetup(name, parameters);
    return switch (name) {
      case "a guest who can sign in" -> state.run(this::aGuestWhoCanSignIn, "accountNumber", "roomNumber");
      case "a guest who is signed in" -> state.run(this::aGuestWhoIsSignedIn, "personId", "sessionId");
      case "the guest's session has expired" -> state.run(this::theGuestsSessionHasExpired, "personId", "sessionId", "productId");
      case "another guest in the hotel" -> state.run(this::anotherGuestInTheHotel, "sessionId", "otherPersonId", "productId");
      case "a hotel with a configuration" -> state.run(this::aHotelWithAConfiguration);
      case "a hotel without a configuration" -> state.run(this::aHotelWithoutAConfiguration);
      case "a room service with products" -> state.run(this::aRoomServiceWithProducts, "personId", "sessionId", "productId");
      case "a room service with products with every field" -> state.run(this::aRoomServiceWithProductsWithEveryField, "sessionId");
      case "a room service that has sold out" -> state.run(this::aRoomServiceThatHasSoldOut, "sessionId");
      case "a hotel with menus" -> state.run(this::aHotelWithMenus);
      case "a hotel with menus with every field" -> state.run(this::aHotelWithMenusWithEveryField);
      case "a hotel without menus" -> state.run(this::aHotelWithoutMenus);
      case "an order has been accepted under a key" -> state.run(this::anOrderHasBeenAcceptedUnderAKey, "personId", "sessionId", "productId");
      case "an order is still being handled under a key" -> state.run(this::anOrderIsStillBeingHandledUnderAKey, "personId", "sessionId", "productId");
      case "a restaurant with free tables" -> state.run(this::aRestaurantWithFreeTables, "personId", "sessionId");
      case "a guest with past orders" -> state.run(this::aGuestWithPastOrders, "personId", "sessionId");
      case "a guest who has ordered nothing yet" -> state.run(this::aGuestWhoHasOrderedNothingYet, "personId", "sessionId");
      case "a guest with table reservations" -> state.run(this::aGuestWithTableReservations, "personId", "sessionId");
      case "a guest who has reserved no table yet" -> state.run(this::aGuestWhoHasReservedNoTableYet, "personId", "sessionId");
      case "a guest with reported problems" -> state.run(this::aGuestWithReportedProblems, "personId", "sessionId");
      case "a guest who has reported no problem yet" -> state.run(this::aGuestWhoHasReportedNoProblemYet, "personId", "sessionId");
      case "a guest with amenity requests" -> state.run(this::aGuestWithAmenityRequests, "personId", "sessionId");
      case "a guest who has requested no amenity yet" -> state.run(this::aGuestWhoHasRequestedNoAmenityYet, "personId", "sessionId");
      case "a guest who has rated the stay" -> state.run(this::aGuestWhoHasRatedTheStay, "sessionId");
      case "a guest who has not rated the stay yet" -> state.run(this::aGuestWhoHasNotRatedTheStayYet, "sessionId");
      default -> throw new IllegalArgumentException("There is no state \"" + name + "\"");
    };
  }

  /** Sets the state of an interaction up. */
  record Setup(HotelStates states, String name) {
    @State({
      "a guest who can sign in",
      "a guest who is signed in",
      "the guest's session has expired",
      "another guest in the hotel",
      "a hotel with a configuration",
      "a hotel without a configuration",
      "a room service with products",
      "a room service with products with every field",
      "a room service that has sold out",
      "a hotel with menus",
      "a hotel with menus with every field",
      "a hotel without menus",
      "an order has been accepted under a key",
      "an order is still being handled under a key",
      "a restaurant with free tables",
      "a guest with past orders",
      "a guest who has ordered nothing yet",
      "a guest with table reservations",
      "a guest who has reserved no table yet",
      "a guest with reported problems",
      "a guest who has reported no problem yet",
      "a guest with amenity requests",
      "a guest who has requested no amenity yet",
      "a guest who has rated the stay",
      "a guest who has not rated the stay yet"
    })
    public Map<String, Object> setUp(Map<String, Object> parameters) {
      return states.setUp(name, parameters);
    }
  }
}
