import { join } from 'node:path'
import process from 'node:process'
import { parseOptions } from '#mock-server/host/options.mjs'
import { serve } from '#mock-server/host/serve.ts'
import { projectFolder } from '#src/build/prepare.mjs'

// The demo host with the app as `npm start` builds it, from the builds of `npm test`.
const built = { app: join(projectFolder, '.cache/app-demo'), desk: join(projectFolder, 'dist-desk') }
await serve(parseOptions(process.argv.slice(2), process.cwd()), built)
