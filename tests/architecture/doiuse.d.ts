/** The declarations of the package itself are not where its `exports` let TypeScript look for them. */
declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss'

  interface Options {
    readonly browsers: readonly string[]
    readonly onFeatureUsage: (usage: { readonly feature: string }) => void
  }
  /** A plugin that reports each use of a feature, as caniuse names it, that one of the browsers lacks. */
  export default function doiuse(options: Options): AcceptedPlugin
}
