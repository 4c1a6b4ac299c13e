import { join } from 'node:path'
import { projectFolder } from '#src/build/prepare.mjs'
import type { FoundFile } from './website.ts'

/** The path of the API's page. */
export const DOCS = '/docs'

/** What the page needs: Swagger UI draws its icons from `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function file(folder: string, name: string): FoundFile {
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy }
  return { root: join(projectFolder, folder), path: name, headers }
}

const own = 'mock-server/server/docs'
const swagger = 'node_modules/swagger-ui-dist'

/** The API's page, on which a reader can try each call, with all its files: it asks no other host. */
export const docsFiles: Readonly<Record<string, FoundFile>> = {
  [DOCS]: file(own, 'index.html'),
  [`${DOCS}/`]: file(own, 'index.html'),
  [`${DOCS}/start.js`]: file(own, 'start.js'),
  [`${DOCS}/openapi.yaml`]: file('contracts', 'openapi.yaml'),
  [`${DOCS}/swagger-ui.css`]: file(swagger, 'swagger-ui.css'),
  [`${DOCS}/swagger-ui-bundle.js`]: file(swagger, 'swagger-ui-bundle.js'),
  [`${DOCS}/favicon-32x32.png`]: file(swagger, 'favicon-32x32.png'),
}
