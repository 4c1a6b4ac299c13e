package hotel.example.requests;

import hotel.example.Status;
import hotel.example.guests.Guest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ProblemReportController {
  private final ProblemReports reports;
  private final Clock clock;

  ProblemReportController(ProblemReports reports, Clock clock) {
    this.reports = reports;
    this.clock = clock;
  }

  record NewProblemReport(@NotBlank String customerMessage, @NotNull ProblemCategory category) {}

  @PostMapping("/reports/customer/{personId}")
  @ResponseStatus(HttpStatus.CREATED)
  ProblemReport report(@RequestAttribute Guest guest, @Valid @RequestBody NewProblemReport request) {
    return reports.add(guest.id(), id -> new ProblemReport(
        id, request.customerMessage(), Status.CREATED, request.category(), clock.instant()));
  }
}
