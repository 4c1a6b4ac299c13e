/** The folders and files of a build of the host. */
export interface HostFolders {
  readonly app: string
  readonly desk: string
  readonly host: string
  /** The bundled host. */
  readonly program: string
  /** A file that is there once the build is whole. */
  readonly stamp: string
}

/** Identifies the content of the sources in a folder, without their tests. */
export declare function fingerprintOf(folder?: string): string

/** The folders of the build of the sources with this fingerprint. */
export declare function hostFolders(fingerprint: string): HostFolders

/** Builds, unless these sources were built before. Throws one clear sentence when that fails. */
export declare function ensureBuilt(say?: (line: string) => void): Promise<HostFolders>
