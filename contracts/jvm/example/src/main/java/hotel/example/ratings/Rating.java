package hotel.example.ratings;

import java.math.BigDecimal;

/** How a guest rates the stay, from half a star to five. */
public record Rating(BigDecimal ratingValue, String internalMessage, String publicMessage) {}
