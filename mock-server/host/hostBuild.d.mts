/** The folders and files of a build for one port. */
export interface HostFolders {
  readonly app: string
  readonly desk: string
  readonly host: string
  /** The bundled host. */
  readonly program: string
  /** The file with the fingerprint of the sources of the build. */
  readonly stamp: string
}

/** Identifies the content of the sources in a folder, without their tests. */
export declare function fingerprintOf(folder?: string): string

/** The folders of the build for a port. */
export declare function hostFolders(port: number): HostFolders

/** Builds for a port, unless the sources are those of the last build. Throws one clear sentence when that fails. */
export declare function ensureBuilt(port: number, say?: (line: string) => void): Promise<HostFolders>
