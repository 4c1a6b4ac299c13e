package hotel.example.roomservice;

import hotel.example.web.ListResponse;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ProductController {
  private final Products products;

  ProductController(Products products) {
    this.products = products;
  }

  @GetMapping("/products")
  ListResponse<Product> list() {
    return new ListResponse<>(products.findAll());
  }
}
