package hotel.example.menus;

import java.math.BigDecimal;
import java.util.List;

/** A menu in one language. */
public record Menu(String menuLanguage, List<Item> menuItems) {
  /** A dish or a drink. Only its name is required. */
  public record Item(
      long id,
      String category,
      String itemName,
      String itemDescription,
      BigDecimal itemPrice,
      String portionSize,
      String itemPhoto) {}
}
