package hotel.example.roomservice;

/** Where the guest app lists a product. */
public enum ProductCategory {
  FOOD,
  NON_ALCOHOLIC,
  ALCOHOLIC
}
