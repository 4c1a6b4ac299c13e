interface Props {
  readonly loading: string
  /** What the screen begins with: the picture of home, a `Hero`, or a title. */
  readonly look: 'home' | 'hero' | 'title'
}

/** The loading page; for home the same markup as `index.html` contains before any script runs. */
export function Shell({ loading, look }: Props) {
  const isHome = look === 'home'
  const title = <span className="frame-title skeleton" />
  return (
    <>
      <header className="frame-bar" data-over={isHome ? '' : undefined}>
        {!isHome && <span className="skeleton" />}
      </header>
      <main className="frame-page" aria-busy="true">
        {isHome && (
          <div className="frame-hero">
            <span className="frame-picture" />
            <div className="frame-text">
              <span className="skeleton" />
            </div>
          </div>
        )}
        {look === 'hero' && (
          <div className="frame-card">
            <span className="frame-picture" />
            {title}
          </div>
        )}
        {look === 'title' && title}
        <p className="frame-loading" role="status">
          {loading}
        </p>
        {isHome && (
          <div className="frame-tiles" aria-hidden="true">
            {Array.from({ length: 6 }, (_, tile) => (
              <span key={tile} className="skeleton" />
            ))}
          </div>
        )}
      </main>
    </>
  )
}
