/** A promise that the test resolves with `release`, so that the order of events does not depend on the machine's speed. */
export function deferred(): { readonly until: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
