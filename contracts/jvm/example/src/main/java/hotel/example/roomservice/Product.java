package hotel.example.roomservice;

import java.math.BigDecimal;

/** Something to order. The picture is an {@code https:} address or a path on this API's origin, or {@code null}. */
public record Product(long id, String label, BigDecimal price, String image, ProductCategory productCategory) {}
