package hotel.example.configurations;

import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ConfigurationController {
  private final Configurations configurations;

  ConfigurationController(Configurations configurations) {
    this.configurations = configurations;
  }

  /** The app reads the first one. An empty list leaves the app as it was deployed. */
  @GetMapping("/configurations")
  List<Configuration> list() {
    return configurations.findAll();
  }
}
