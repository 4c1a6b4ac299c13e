/** True only in demo builds and in development: the fake hotel runs inside the browser. Set by `vite.config.ts`. */
declare const __FAKE_HOTEL__: boolean

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
