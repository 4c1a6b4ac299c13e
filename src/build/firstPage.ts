import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { bootSource, homeSource, loadAppSource, ofReact, prerenderSource, reactSource } from './chunks.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

/** V8 compiles all functions of a file that begins with this line while it downloads, instead of one by one on first call. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'
/** A browser assumes another encoding for a file without it. */
const HTML_START = '<!doctype html><meta charset="utf-8">'
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const APP_TAGS = /\s*<script type="module" crossorigin src="[^"]+"><\/script>|\s*<link rel="modulepreload"[^>]+>/g

/**
 * The syntax of `loadApp.ts`, which shows a message in browsers that are too old for the app. Those without `import()`, from before 2018,
 * cannot read it; there the message appears after 20 s.
 */
const BEGINNING_OF_IMPORT = 'es2018'

interface NamedFile {
  readonly fileName: string
  readonly source: string
}

/**
 * Writes the styles, the loading states, `boot.ts` and `loadApp.ts` into index.html, so that its first paint waits for no further
 * file: the Content-Security-Policy allows them by their hashes. The app's scripts are in a template, from which `loadApp.ts` loads
 * them after that paint; the prerendered home in another one, from which `boot.ts` loads it when the guest opens home.
 */
export function firstPage(): Plugin {
  let config: ResolvedConfig
  const homeFiles: NamedFile[] = []
  return {
    name: 'first-page',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: {
      order: 'pre',
      handler(name, importer) {
        const isReactImport =
          this.environment.mode === 'build' && name === 'react' && importer !== undefined && !ofReact.test(importer)
        return isReactImport ? path.join(projectFolder, reactSource) : undefined
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of firstLoad(bundle)) {
          file.code = COMPILE_AT_ONCE + file.code
          const { [`${file.fileName}.map`]: map } = bundle
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;') // One line further down.
        }
        // Vite has transformed the page by now.
        for (const file of homeFiles) this.emitFile({ type: 'asset', ...file })
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined)
          return [{ tag: 'script', attrs: { type: 'module', async: true, src: config.base + bootSource.slice(1) } }]
        const scripts = firstLoad(bundle).map(
          ({ fileName }) => `<script type="module" src="${config.base}${fileName}"></script>`,
        )
        const [boot, home, loadApp, prerendered] = await Promise.all([
          bundleScript(config, bootSource),
          bundleScript(config, homeSource, { format: 'es' }),
          bundleScript(config, loadAppSource, { target: BEGINNING_OF_IMPORT }),
          prerender(config),
        ])
        const homeScript = hashedFile('home', 'js', home)
        const homePages = Object.entries(prerendered.home).map(
          ([language, text]) => [language, hashedFile(`home-${language}`, 'html', HTML_START + text)] as const,
        )
        homeFiles.push(homeScript, ...homePages.map(([, page]) => page))
        const homeLinks = homePages.map(
          ([language, { fileName }]) => `<link hreflang="${language}" href="${config.base}${fileName}">`,
        )
        const body = [
          prerendered.screens,
          `<template id="home"><script src="${config.base}${homeScript.fileName}"></script>${homeLinks.join('')}</template>`,
          `<script>${boot}</script>`,
          `<template id="app">${scripts.join('')}</template><script>${loadApp}</script>`,
        ].join('\n')
        for (const part of [STYLE_SHEET, APP_TAGS])
          if (html.search(part) < 0) throw new Error(`The page has no ${part}`)
        return html
          .replace(APP_TAGS, '')
          .replace(/\s+/g, ' ')
          .replaceAll('> <', '><') // No two elements of the page stand in a line of text.
          .replace(
            STYLE_SHEET,
            (_tag, address: string) => `<style>${takeText(bundle, address.slice(config.base.length))}</style>`,
          )
          .replace('</body>', (end) => `${body}\n${end}`) // A function, because the text may contain `$&`.
      },
    },
  }
}

/** What a nested build takes over from the app's. */
function nested({ root, base, mode, define = {}, build: { target } }: ResolvedConfig): InlineConfig {
  return { ...{ root, base, mode, define }, configFile: false, logLevel: 'error', publicDir: false, build: { target } }
}

/** A file whose name has a hash of its content, like the build's own assets. */
function hashedFile(name: string, extension: string, source: string): NamedFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.${extension}`, source }
}

interface ScriptOptions {
  readonly format?: 'iife' | 'es'
  /** Where it is not the app's. */
  readonly target?: string
}

/** Bundles a script of the page by itself: it must share no file with the app, which loads later. */
async function bundleScript(config: ResolvedConfig, source: string, more: ScriptOptions = {}): Promise<string> {
  const { format = 'iife', target = config.build.target } = more
  const rolldownOptions = {
    input: path.join(projectFolder, source),
    output: { format },
    preserveEntrySignatures: 'strict' as const, // Keeps the exports.
  }
  const built = await build({ ...nested(config), build: { target, write: false, rolldownOptions } })
  const { output } = built as Rolldown.RolldownOutput // Neither a watcher nor several outputs.
  return output[0].code.trim()
}

/** The HTML that the app's own components render: home, and the loading states of other screens. */
async function prerender(config: ResolvedConfig) {
  const server = await createServer({
    ...nested(config),
    plugins: [react()],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const module = await server.ssrLoadModule(prerenderSource)
    return (module['prerender'] as () => { home: Record<string, string>; screens: string })()
  } finally {
    await server.close()
  }
}

/** Removes a script or a style sheet from the build, and returns its text. Throws when it was not built. */
function takeText(bundle: Rolldown.OutputBundle, fileName: string): string {
  const { [fileName]: file } = bundle
  if (file === undefined) throw new Error(`The build has no file "${fileName}" to write into the page`)
  delete bundle[fileName]
  return String(file.type === 'asset' ? file.source : file.code).trim()
}

/** React, the libraries and the app, in this order. Throws when one was not built. */
function firstLoad(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // The app is the entry of the page. Not found by name: a screen's chunk may be called "index" too.
  const app = chunks.find(
    ({ isEntry, facadeModuleId }) => isEntry && path.basename(facadeModuleId ?? '') === 'index.html',
  )
  const libraries = ['react', 'libraries'].map((name) => chunks.find((file) => file.name === name))
  return [...libraries, app].map((file) => {
    if (file === undefined) throw new Error('The build lacks a file that the page names')
    return file
  })
}
