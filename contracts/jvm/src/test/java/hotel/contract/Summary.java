package hotel.contract;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Says in one line what was verified, since Maven says nothing with {@code -q}. Everything else that the tests print goes
 * to a file. It is no part of the library.
 */
public final class Summary implements TestExecutionListener {
  private static final File COMPARISONS = new File("target/comparisons.txt");

  private final PrintStream console = System.out;
  private int verified;
  private int failed;
  private boolean hasWalked;

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    try {
      System.setOut(new PrintStream(COMPARISONS, StandardCharsets.UTF_8));
    } catch (IOException error) {
      console.println("Cannot write " + COMPARISONS + ": " + error.getMessage());
    }
  }

  @Override
  public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
    entry.getKeyValuePairs().values().forEach(console::println);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() == Status.FAILED) failed += 1;
    if (result.getStatus() == Status.ABORTED) result.getThrowable().map(Throwable::getMessage).ifPresent(console::println);
    if (!test.isTest() || result.getStatus() != Status.SUCCESSFUL) return;
    if (test.getUniqueId().contains("WalkTest")) hasWalked = true;
    else verified += 1;
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    System.setOut(console);
    if (failed > 0) return;
    String walk = "the walk from login to the list of orders";
    String interactions = verified + " interaction" + (verified == 1 ? "" : "s") + " verified";
    console.println(verified == 0 ? "Verified: " + walk : hasWalked ? interactions + ", and " + walk : interactions);
  }
}
