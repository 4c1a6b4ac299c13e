import { createHash } from 'node:crypto'
import texts from './leaveTexts.json'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#f7f2e8,#101a17);color:light-dark(#1c2a25,#f3ecdd)}
main{max-width:34rem;margin:0 auto;padding:3rem 1rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.25}
p{margin:0 0 1rem}
a,button{display:block;box-sizing:border-box;width:100%;margin-top:1rem;padding:.75rem 1rem;font:inherit;background:none;border:2px solid light-dark(#1f4d3f,#a3d0b8);border-radius:.5rem;text-align:center;font-weight:600;text-decoration:none;cursor:pointer;color:light-dark(#1f4d3f,#a3d0b8)}
a{margin-top:2rem;background:light-dark(#1f4d3f,#a3d0b8);color:light-dark(#fffaf0,#0f211a)}
a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

type PageLanguage = keyof typeof texts

/** The first supported language of `Accept-Language`; Bulgarian by default. */
function acceptedLanguage({ headers }: Request): PageLanguage {
  const accepted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
  return accepted.find((each): each is PageLanguage => Object.hasOwn(texts, each)) ?? 'bg'
}

/** An address in HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A page that needs no file and no script, which asks whether to leave a demo: a link stays, a form to `leave` goes on. */
export function leavePage(request: Request, stay: string, leave: string): Response {
  const language = acceptedLanguage(request)
  const text = texts[language]
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<style>${STYLE}</style>
<main>
<h1>${text.title}</h1>
<p>${text.lead}</p>
<p>${text.text}</p>
<a href="${escapeHtml(stay)}">${text.stay}</a>
<form method="post" action="${escapeHtml(leave)}"><button>${text.leave}</button></form>
</main>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-frame-options': 'DENY',
      vary: 'accept-language',
    },
  })
}
