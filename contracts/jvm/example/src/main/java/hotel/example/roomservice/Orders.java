package hotel.example.roomservice;

import hotel.example.storage.GuestRows;
import org.springframework.stereotype.Repository;

@Repository
public class Orders extends GuestRows<Order> {}
