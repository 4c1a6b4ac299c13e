/** The loading page; the same markup as `index.html` contains before any script runs (shell.test.tsx compares them). */
export function Shell({ loading }: { readonly loading: string }) {
  return (
    <>
      <header className="frame-bar" data-over="" />
      <main className="frame-page" aria-busy="true">
        <div className="frame-hero">
          <span className="frame-picture" />
          <div className="frame-text">
            <span className="skeleton" />
          </div>
        </div>
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

interface ScreenShellProps {
  readonly loading: string
  /** Whether the screen has a `Hero`. */
  readonly hasHero: boolean
}

/** The loading page of a screen other than home. */
export function ScreenShell({ loading, hasHero }: ScreenShellProps) {
  const title = <span className="frame-title skeleton" />
  return (
    <>
      <header className="frame-bar">
        <span className="skeleton" />
      </header>
      <main className="frame-page" aria-busy="true">
        {hasHero ? (
          <div className="frame-card">
            <span className="frame-picture" />
            {title}
          </div>
        ) : (
          title
        )}
        <p className="frame-loading" role="status">
          {loading}
        </p>
      </main>
    </>
  )
}
