import { runCommand } from '#src/build/runCommand.mjs'

// Runs `npm run deploy:NAME -- ARGUMENTS`.

runCommand(() => import('./deploy.ts'), { checks: false, say: console.error })
