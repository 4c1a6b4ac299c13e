package hotel.example.configurations;

import java.util.List;

/** What the hotel configures in the guest app. It may have any other key of the app's configuration. */
public record Configuration(String appName, DeviceProfile deviceProfile) {
  public record DeviceProfile(List<ContentModule> contentModules) {}

  /** A tile on the app's first screen, and the path in the app that it leads to. */
  public record ContentModule(String moduleName, int sortOrder, String internalUrl) {}
}
