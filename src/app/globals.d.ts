/** True in the demo build, the demo host's build and in development. Set by `vite.config.ts`. */
declare const __DEMO__: boolean

/** True only where the mock server runs inside the browser: in the demo build and in development. Set by `vite.config.ts`. */
declare const __MOCK_SERVER__: boolean

/** Which build of the app this is, `builtAt` as an ISO date-time in UTC. Set by `vite.config.ts`. */
declare const __BUILD__: { readonly version: string; readonly builtAt: string }

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}
