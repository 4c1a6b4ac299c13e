package hotel.contract;

import au.com.dius.pact.core.model.DefaultPactReader;
import au.com.dius.pact.core.model.InputStreamPactSource;
import au.com.dius.pact.core.model.Pact;
import au.com.dius.pact.core.model.PactSource;
import au.com.dius.pact.provider.junitsupport.loader.PactFolderLoader;
import au.com.dius.pact.provider.junitsupport.loader.PactLoader;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Loads the pact that is part of this library, or those of the folder {@code -Dpactfolder.path}. */
public final class BundledPact implements PactLoader {
  private static final String FILE = "hotel-guest-companion-hotel-java-api.json";

  @Override
  public List<Pact> load(String providerName) throws IOException {
    String folder = System.getProperty("pactfolder.path");
    if (folder != null) return new PactFolderLoader(folder).load(providerName);
    try (InputStream pact = BundledPact.class.getResourceAsStream(FILE)) {
      return List.of(DefaultPactReader.INSTANCE.loadPact(pact));
    }
  }

  @Override
  public PactSource getPactSource() {
    return InputStreamPactSource.INSTANCE;
  }

  @Override
  public String description() {
    return FILE;
  }
}
