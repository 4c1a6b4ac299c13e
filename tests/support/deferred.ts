/** An answer that waits until the test releases it: what happens meanwhile does not depend on the machine's speed. */
export function deferred(): { readonly until: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
