package hotel.example.requests;

import hotel.example.Status;
import java.time.Instant;

/** A guest's request of an amenity, such as towels. */
public record AmenityRequest(
    long id,
    String customerMessageRequest,
    Status status,
    AmenityCategory category,
    String reservationDate,
    Instant createdTime,
    Instant lastUpdatedTime) {}
