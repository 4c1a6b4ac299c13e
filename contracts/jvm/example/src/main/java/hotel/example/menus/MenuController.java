package hotel.example.menus;

import jakarta.validation.constraints.NotBlank;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class MenuController {
  private final Menus menus;

  MenuController(Menus menus) {
    this.menus = menus;
  }

  /** The menu in the guest's language; where there is none, those in all languages, of which the app chooses one. */
  @GetMapping("/menus/all/params")
  List<Menu> list(@RequestParam @NotBlank String languageCode, @RequestParam @NotBlank String menuType) {
    List<Menu> ofType = menus.findByType(menuType);
    List<Menu> inLanguage = ofType.stream().filter(menu -> menu.menuLanguage().equals(languageCode)).toList();
    return inLanguage.isEmpty() ? ofType : inLanguage;
  }
}
