import type { CliError } from '#src/build/cliError.mjs'

export declare function dataError(folder: string, error: unknown): CliError
export declare function lockDataFolder(folder: string, interval?: number): Promise<() => void>
