package hotel.contract;

import au.com.dius.pact.provider.IHttpClientFactory;
import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.HttpsTestTarget;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.hc.client5.http.impl.classic.HttpClients;

/** How calls are made: those of Pact and others. */
final class ApiCalls {
  /** As long as the app waits for an answer. */
  static final Duration LIMIT = Duration.ofSeconds(15);

  private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** Like the client of pact-jvm, which repeats what takes long. */
  private static final IHttpClientFactory WITHOUT_REPEATS = provider ->
      HttpClients.custom().useSystemProperties().disableRedirectHandling().disableAutomaticRetries().build();

  private ApiCalls() {}

  /** The target of Pact's own calls. */
  static HttpTestTarget target(URI api) {
    String path = api.getPath().isEmpty() ? "/" : api.getPath();
    return api.getScheme().equals("https")
        ? new HttpsTestTarget(api.getHost(), portOf(api, 443), path, false, () -> WITHOUT_REPEATS)
        : new HttpTestTarget(api.getHost(), portOf(api, 80), path, () -> WITHOUT_REPEATS);
  }

  /** Sends a request with the headers of the settings. Reads the body as UTF-8 whatever it declares, as the app does. */
  static HttpResponse<String> send(HttpRequest.Builder request, Duration limit) throws IOException {
    Settings.headers().forEach(request::setHeader);
    try {
      return CLIENT.sendAsync(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8))
          .get(limit.toSeconds(), TimeUnit.SECONDS);
    } catch (ExecutionException error) {
      Throwable cause = error.getCause();
      throw new IOException(cause instanceof ConnectException ? "no connection" : cause.getMessage(), cause);
    } catch (TimeoutException error) {
      throw new IOException(tooLong(limit), error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", error);
    }
  }

  /** The start of an answer; a page of HTML says nothing that the status does not say. */
  static String summary(HttpResponse<String> answer) {
    String body = answer.body().strip();
    String start = body.startsWith("<") ? "with a page of HTML" : body.substring(0, Math.min(200, body.length()));
    return (answer.statusCode() + " " + start).strip();
  }

  /** What is wrong with a call without a whole answer within the limit. */
  static String tooLong(Duration limit) {
    return "no answer within " + limit.toSeconds() + " s" + (limit.equals(LIMIT) ? ", as long as the app waits" : "");
  }

  private static int portOf(URI url, int defaultPort) {
    return url.getPort() == -1 ? defaultPort : url.getPort();
  }
}
