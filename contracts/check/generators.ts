import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { CliError } from '#src/build/cliError.mjs'
import { EXIT_NOT_RUN } from '#contracts/verification/options.ts'
import { CACHE, here, runTool } from './tools.ts'

const GENERATED = join(CACHE, 'generated')
const missing = 'Maven is missing: install JDK 17 or later and Maven 3.8 or later.'

/** OpenAPI Generator makes a Java client, a Spring server stub and a TypeScript client; the Java code compiles and works. */
export async function checkJava(stub: string): Promise<void> {
  rmSync(GENERATED, { recursive: true, force: true })
  await runTool('mvn', ['-f', here('jvm'), '--batch-mode', '-q', 'verify', `-Dstub.url=${stub}`], missing)
}

/** The parts of the generated TypeScript client that the check uses. */
interface GeneratedClient {
  Configuration: new (options: { basePath: string; accessToken?: string }) => object
  SessionApi: new (configuration: object) => {
    login(given: { login: object }): Promise<{ personId: unknown; sessionId: string }>
  }
  RoomServiceApi: new (configuration: object) => {
    getProducts(): Promise<{ content: { id: unknown }[] }>
    placeOrder(given: { personId: string; newOrder: object }): Promise<void>
    getOrders(given: { personId: string }): Promise<{ content: object[] }>
  }
}

/** The generated TypeScript client compiles with the project's compiler, signs in and orders. Requires `checkJava` before. */
export async function checkTypeScript(stub: string): Promise<void> {
  const folder = join(GENERATED, 'typescript-fetch')
  if (!existsSync(folder)) throw new CliError('Nothing was generated.', EXIT_NOT_RUN)
  const tsc = here('../../node_modules/typescript/bin/tsc')
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext']
  const more = ['--moduleResolution', 'bundler', '--lib', 'es2023,dom,dom.iterable', '--types', '']
  await runTool(process.execPath, [tsc, ...options, ...more, 'index.ts'], 'Node is missing', folder)

  const client = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as GeneratedClient
  const { Configuration, SessionApi, RoomServiceApi } = client
  const login = { accountNumber: '100200', roomNumber: '305' }
  const session = await new SessionApi(new Configuration({ basePath: stub })).login({ login })
  const personId = String(session.personId)
  const roomService = new RoomServiceApi(new Configuration({ basePath: stub, accessToken: session.sessionId }))
  const [product] = (await roomService.getProducts()).content
  const before = await roomService.getOrders({ personId })
  await roomService.placeOrder({ personId, newOrder: { message: '', productIds: [product?.id] } })
  const after = await roomService.getOrders({ personId })
  if (after.content.length !== before.content.length + 1) throw new Error('The generated client placed no order')
}
