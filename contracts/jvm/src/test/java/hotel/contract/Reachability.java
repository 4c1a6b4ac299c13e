package hotel.contract;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Finds out whether anything answers at an address. */
final class Reachability {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private Reachability() {}

  /** Throws an error of one sentence when nothing answers at the address of this option. Any status is an answer. */
  static void check(String option, URI address) {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    try {
      HttpRequest.Builder probe = HttpRequest.newBuilder(address).method("HEAD", BodyPublishers.noBody());
      client.send(probe.timeout(TIMEOUT).build(), BodyHandlers.discarding());
    } catch (ConnectException error) {
      throw failure(option, address, "no connection");
    } catch (IOException error) {
      throw failure(option, address, error.getMessage());
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw failure(option, address, "interrupted");
    }
  }

  private static SetupError failure(String option, URI address, String reason) {
    return new SetupError(
        "Nothing was verified: nothing answers at " + address + " of " + option + " (" + reason + ")");
  }
}
