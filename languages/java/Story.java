import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/** Helpers for all Java stories: environment, output, upload to a signed URL, and polling. */
final class Story {
    static final String URL = System.getenv("SEAMLINE_URL");
    static final String CREDENTIAL = System.getenv("SEAMLINE_CREDENTIAL");

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);
    private static final Duration BETWEEN_POLLS = Duration.ofMillis(50);

    private Story() {}

    /** Prints a step as a line of JSON. The arguments alternate between names and values. */
    static void say(String step, Object... namesAndValues) throws IOException {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("step", step);
        for (int at = 0; at < namesAndValues.length; at += 2) {
            line.put((String) namesAndValues[at], namesAndValues[at + 1]);
        }
        System.out.println(new ObjectMapper().writeValueAsString(line));
    }

    /** Uploads the archive of the story with the documented headers and without credentials, and returns the status. */
    static int upload(String url, String... headers) throws IOException, InterruptedException {
        var archive = HttpRequest.BodyPublishers.ofFile(Path.of(System.getenv("SEAMLINE_ARCHIVE")));
        var request = HttpRequest.newBuilder(URI.create(url)).header("Content-Type", "application/zip").PUT(archive);
        if (headers.length > 0) request.headers(headers);
        return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    /** Polls a long-running operation until it is done, for at most a minute. */
    static <T> T poll(Callable<T> read, Predicate<T> isDone) throws Exception {
        Instant end = Instant.now().plus(LONGEST_WAIT);
        for (T answer = read.call(); ; answer = read.call()) {
            if (isDone.test(answer)) return answer;
            if (Instant.now().isAfter(end)) throw new IllegalStateException("The operation did not finish within a minute");
            Thread.sleep(BETWEEN_POLLS.toMillis());
        }
    }

    /** Returns the last segment of a resource name. */
    static String lastSegment(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
