import { acceptedLanguage, escapeHtml, plainPage } from './plainPage.ts'

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

/** A page without scripts that asks whether to leave a demo: a link stays, a form to `leave` goes on. */
export function leavePage(request: Request, stay: string, leave: string): Response {
  const language = acceptedLanguage(request)
  const text = texts[language]
  const body = `<p>${text.lead}</p>
<p>${text.text}</p>
<a href="${escapeHtml(stay)}">${text.stay}</a>
<form method="post" action="${escapeHtml(leave)}"><button>${text.leave}</button></form>`
  return plainPage({ language, title: text.title, body })
}
