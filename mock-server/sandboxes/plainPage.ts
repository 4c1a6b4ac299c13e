import { createHash } from 'node:crypto'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#f7f2e8,#101a17);color:light-dark(#1c2a25,#f3ecdd)}
main{max-width:34rem;margin:0 auto;padding:3rem 1rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1.25rem;line-height:1.25}
p{margin:0 0 1rem}
ol{margin:0 0 1rem;padding-left:1.5rem}
a,button{display:block;box-sizing:border-box;width:100%;margin-top:1rem;padding:.75rem 1rem;font:inherit;background:none;border:2px solid light-dark(#1f4d3f,#a3d0b8);border-radius:.5rem;text-align:center;font-weight:600;text-decoration:none;cursor:pointer;color:light-dark(#1f4d3f,#a3d0b8)}
a:first-of-type{margin-top:2rem;background:light-dark(#1f4d3f,#a3d0b8);color:light-dark(#fffaf0,#0f211a)}
a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}`

const languages = ['bg', 'en', 'es'] as const

/** A language of such pages. */
export type PageLanguage = (typeof languages)[number]

/** The first supported language of `Accept-Language`; Bulgarian by default. */
export function acceptedLanguage({ headers }: Request): PageLanguage {
  const asked = (headers.get('accept-language') ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  for (const each of asked) {
    const known = languages.find((language) => language === each)
    if (known !== undefined) return known
  }
  return 'bg'
}

/** A text or an address in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The content of such a page. */
export interface PlainPage {
  readonly language: PageLanguage
  readonly title: string
  /** HTML. */
  readonly body: string
  /** A script, with the origin that it may call. */
  readonly script?: { readonly code: string; readonly calls: string }
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** A page of the host that needs no file, for a browser that has none of the app. */
export function plainPage({ language, title, body, script }: PlainPage): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script.code)}`, `connect-src ${script.calls}`]),
    ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ].join('; ')
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
${script === undefined ? '' : `<script>${script.code}</script>\n`}</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      vary: 'accept-language',
    },
  })
}
