import { spawnSync } from 'node:child_process'
import { CliError } from '#src/build/cliError.mjs'

/** What git says, or `undefined` when it is not there, or not of this folder. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The commit that is the version of what lies in the folder. Throws a CliError without git, and when the folder
 * differs from its commit: what is asked of the broker would be said of something else.
 */
export function commitOf(folder: string): string {
  const commit = git(folder, 'rev-parse', '--verify', 'HEAD')
  if (commit === undefined) {
    throw new CliError('There is no git commit to take the version from: name one with --version.', 1)
  }
  if (git(folder, 'status', '--porcelain') === '') return commit
  const short = commit.slice(0, 9)
  throw new CliError(`The work tree differs from commit ${short}: commit it, or name a version with --version.`, 1)
}

/** The branch the folder is on. Throws a CliError when it is on none, as on most build servers. */
export function branchOf(folder: string): string {
  const branch = git(folder, 'branch', '--show-current') ?? ''
  if (branch !== '') return branch
  throw new CliError('Git is on no branch here: name the branch with --branch or in CONTRACT_BRANCH.', 1)
}
