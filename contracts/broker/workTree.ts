import { spawnSync } from 'node:child_process'
import { CliError } from '#src/build/cliError.mjs'

/** The output of git, or `undefined` when git is missing or fails in this folder. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The current commit of the folder. Throws a CliError without git, and when the work tree has uncommitted changes, because
 * the commit would then not identify the published pact.
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

/** The current branch of the folder. Throws a CliError on a detached HEAD, as on most build servers. */
export function branchOf(folder: string): string {
  const branch = git(folder, 'branch', '--show-current') ?? ''
  if (branch !== '') return branch
  throw new CliError('Git is on no branch here: name the branch with --branch or in CONTRACT_BRANCH.', 1)
}
