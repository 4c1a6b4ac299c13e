package hotel.example.requests;

import hotel.example.storage.GuestRows;
import org.springframework.stereotype.Repository;

@Repository
public class ProblemReports extends GuestRows<ProblemReport> {}
