/**
 * How far the app has started, in the attribute `data-starting` of `<html>`, which `src/ui/shell.css` reads:
 * - `''`, in index.html: no script of the app has run yet;
 * - `app`: the app's script runs, and waits for the configuration;
 * - `rendering`: React renders the first screen, or hydrates the prerendered home;
 * - `failed`: a script of the app could not be loaded, or has thrown an error;
 * - `undefined`, no attribute: React has rendered.
 */
export type StartingState = '' | 'app' | 'rendering' | 'failed' | undefined

/** Reads the state. */
export function startingState(): StartingState {
  return document.documentElement.dataset['starting'] as StartingState // Only index.html and `setStartingState` write it.
}

/** Writes the state. */
export function setStartingState(state: StartingState): void {
  const { documentElement } = document
  if (state === undefined) documentElement.removeAttribute('data-starting')
  else documentElement.dataset['starting'] = state
}
