import { createHash } from 'node:crypto'

/** The texts of the page in the languages of the app. */
const texts = {
  bg: {
    title: 'Да напуснете ли Вашата демонстрация?',
    lead: 'Отвореният адрес води към друга демонстрация.',
    text: 'Ако продължите, този браузър ще премине в нея и гостът, с когото сте влезли, ще излезе от профила си. На другите устройства Вашата демонстрация продължава.',
    stay: 'Останете във Вашата демонстрация',
    leave: 'Преминете в другата демонстрация',
  },
  en: {
    title: 'Leave your demo?',
    lead: 'The address you opened leads to another demo.',
    text: 'If you go on, this browser moves there and signs out its guest. On other devices your demo goes on.',
    stay: 'Stay in your demo',
    leave: 'Go to the other demo',
  },
  es: {
    title: '¿Salir de su demostración?',
    lead: 'La dirección que ha abierto lleva a otra demostración.',
    text: 'Si continúa, este navegador pasará a ella y se cerrará la sesión del huésped. En los demás dispositivos, su demostración sigue abierta.',
    stay: 'Quedarse en su demostración',
    leave: 'Ir a la otra demostración',
  },
} as const

type Language = keyof typeof texts

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#f7f2e8,#101a17);color:light-dark(#1c2a25,#f3ecdd)}
main{max-width:34rem;margin:0 auto;padding:3rem 1rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.25}
p{margin:0 0 1rem}
a{display:block;margin-top:1rem;padding:.75rem 1rem;border:2px solid light-dark(#1f4d3f,#a3d0b8);border-radius:.5rem;text-align:center;font-weight:600;text-decoration:none;color:light-dark(#1f4d3f,#a3d0b8)}
a:first-of-type{margin-top:2rem;background:light-dark(#1f4d3f,#a3d0b8);color:light-dark(#fffaf0,#0f211a)}
a:focus-visible{outline:3px solid;outline-offset:3px}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')

function isLanguage(text: string): text is Language {
  return Object.hasOwn(texts, text)
}

/** The first supported language of `Accept-Language`; Bulgarian by default. */
function languageOf({ headers }: Request): Language {
  const asked = (headers.get('accept-language') ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return asked.find(isLanguage) ?? 'bg'
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A page without scripts that asks whether to leave a demo, with a link for each answer. */
export function leavePage(request: Request, stay: string, leave: string): Response {
  const language = languageOf(request)
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
<a href="${escaped(stay)}">${text.stay}</a>
<a href="${escaped(leave)}">${text.leave}</a>
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
