package hotel.example.dining;

import hotel.example.storage.GuestRows;
import org.springframework.stereotype.Repository;

@Repository
public class Reservations extends GuestRows<Reservation> {}
