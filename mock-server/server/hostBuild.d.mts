/** The folders of a build of the host, and its bundled program. */
export interface HostBuild {
  readonly app: string
  readonly desk: string
  readonly host: string
  readonly program: string
}

export declare function fingerprintOf(folder?: string): string
export declare function ensureBuilt(): Promise<HostBuild>
