package hotel.example.requests;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import hotel.example.Status;
import hotel.example.web.DayText;
import java.time.Instant;
import java.time.LocalDate;

/** A guest's request of an amenity, such as towels. */
public record AmenityRequest(
    long id,
    String customerMessageRequest,
    Status status,
    AmenityCategory category,
    @JsonSerialize(using = DayText.class) LocalDate reservationDate,
    Instant createdTime,
    Instant lastUpdatedTime) {}
