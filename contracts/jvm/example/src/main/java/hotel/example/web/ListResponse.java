package hotel.example.web;

import java.util.List;

/** A list in the field {@code content}, as the guest app expects products and orders. */
public record ListResponse<T>(List<T> content) {}
