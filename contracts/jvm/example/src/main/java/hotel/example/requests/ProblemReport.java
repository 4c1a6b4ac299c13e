package hotel.example.requests;

import hotel.example.Status;
import java.time.Instant;

/** A problem that a guest has reported. */
public record ProblemReport(
    long id, String customerMessage, Status status, ProblemCategory category, Instant createdTime) {}
