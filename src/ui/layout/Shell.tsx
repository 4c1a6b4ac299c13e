/**
 * The loading page; the same markup as `index.html` contains before any script runs (shell.test.tsx compares them).
 * `picture` is the address of the header picture.
 */
export function Shell({ loading, picture }: { readonly loading: string; readonly picture: string }) {
  return (
    <>
      <header className="frame-hero">
        <img className="frame-picture" src={picture} alt="" width={1600} height={900} fetchPriority="high" />
        <div className="frame-words">
          <span className="skeleton" />
        </div>
      </header>
      <main className="frame-page" aria-busy="true">
        <p className="frame-loading" role="status">
          {loading}
        </p>
        <div className="frame-tiles" aria-hidden="true">
          {Array.from({ length: 6 }, (_, tile) => (
            <span key={tile} className="skeleton" />
          ))}
        </div>
      </main>
    </>
  )
}

/** The loading page of a screen other than home. */
export function ScreenShell({ loading }: { readonly loading: string }) {
  return (
    <>
      <header className="frame-bar">
        <span className="skeleton" />
      </header>
      <main className="frame-page" aria-busy="true">
        <span className="frame-title skeleton" />
        <p className="frame-loading" role="status">
          {loading}
        </p>
      </main>
    </>
  )
}
