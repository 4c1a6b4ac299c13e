/** The options of `npm start`. */
export interface HostOptions {
  readonly port: number
  /** Absolute. */
  readonly data: string
  readonly lan: boolean
  /** The origin of a demo build on the web. */
  readonly demoUrl: string | undefined
  /** Whether to open the desk in the browser. */
  readonly open: boolean
  readonly help: boolean
}

export declare function parseOptions(args: readonly string[], cwd: string): HostOptions
