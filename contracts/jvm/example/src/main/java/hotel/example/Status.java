package hotel.example;

/** How far the staff are with what a guest has sent. The guest app translates these words. */
public enum Status {
  CREATED,
  ACCEPTED,
  DELIVERED
}
