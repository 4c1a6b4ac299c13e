import { acceptedLanguage, escapeHtml, plainPage } from '#mock-server/sandboxes/plainPage.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'

/** The path of the certificate that a phone may trust. */
const CERTIFICATE = '/hotel-demo.crt'

/** The texts of the page in the languages of the app. */
const texts = {
  bg: {
    title: 'Отворете демонстрацията по защитена връзка',
    lead: 'За да работи приложението и без мрежа, телефонът трябва веднъж да се довери на сертификата на този компютър.',
    iphone: [
      'Изтеглете сертификата с бутона по-долу и разрешете изтеглянето на профила.',
      'Отворете „Настройки“, изберете „Изтеглен профил“ и го инсталирайте.',
      'В „Настройки“ изберете „Общи“, „Информация“, „Настройки за доверие“ и включете сертификата.',
    ],
    android: [
      'Изтеглете сертификата с бутона по-долу.',
      'Отворете „Настройки“ и потърсете „CA сертификат“.',
      'Изберете „Инсталиране въпреки това“ и посочете изтегления файл.',
    ],
    download: 'Изтеглете сертификата',
    open: 'Отворете демонстрацията',
    otherwise: 'Без сертификата',
    without:
      'Можете да отворите демонстрацията и без сертификата: браузърът предупреждава, че връзката не е поверителна. На iPhone докоснете „Показване на подробности“ и посетете уебсайта, на Android – „Разширени“ и продължете. Тогава приложението не работи без мрежа.',
    after:
      'Сертификатът важи само за адреси в местна мрежа. След демонстрацията можете да го премахнете от настройките на телефона.',
  },
  en: {
    title: 'Open the demo over a secure connection',
    lead: 'For the app to work without a network too, the phone has to trust the certificate of this computer once.',
    iphone: [
      'Download the certificate with the button below, and allow the profile to be downloaded.',
      'Open Settings, tap Profile Downloaded, and install it.',
      'In Settings open General, About, Certificate Trust Settings, and switch the certificate on.',
    ],
    android: [
      'Download the certificate with the button below.',
      'Open Settings and search for “CA certificate”.',
      'Tap Install anyway, and choose the downloaded file.',
    ],
    download: 'Download the certificate',
    open: 'Open the demo',
    otherwise: 'Without the certificate',
    without:
      'You can open the demo without the certificate too: the browser warns that the connection is not private. On an iPhone tap Show Details and visit the website, on Android tap Advanced and proceed. The app then does not work without a network.',
    after:
      'The certificate is valid for addresses of local networks only. After the demo you can remove it in the settings of the phone.',
  },
  es: {
    title: 'Abra la demostración con una conexión segura',
    lead: 'Para que la aplicación funcione también sin red, el teléfono debe confiar una vez en el certificado de este ordenador.',
    iphone: [
      'Descargue el certificado con el botón de abajo y permita la descarga del perfil.',
      'Abra Ajustes, toque «Perfil descargado» e instálelo.',
      'En Ajustes abra General, Información, Ajustes de confianza de los certificados y active el certificado.',
    ],
    android: [
      'Descargue el certificado con el botón de abajo.',
      'Abra Ajustes y busque «certificado de CA».',
      'Toque «Instalar de todos modos» y elija el archivo descargado.',
    ],
    download: 'Descargar el certificado',
    open: 'Abrir la demostración',
    otherwise: 'Sin el certificado',
    without:
      'También puede abrir la demostración sin el certificado: el navegador avisa de que la conexión no es privada. En un iPhone toque «Mostrar detalles» y visite el sitio web; en Android toque «Configuración avanzada» y continúe. En ese caso la aplicación no funciona sin red.',
    after:
      'El certificado solo es válido para direcciones de redes locales. Después de la demostración puede eliminarlo en los ajustes del teléfono.',
  },
} as const

/** Continues by itself on a phone that trusts the certificate, or whose user has accepted the warning of the browser. */
const CONTINUE = `const to=document.links[1].href
fetch(new URL('/favicon.svg',to),{mode:'no-cors'}).then(()=>location.replace(to),()=>{})`

interface Steps {
  readonly iphone: readonly string[]
  readonly android: readonly string[]
}

/** The steps of the system that asks; of both, if it is neither. */
function stepsFor({ headers }: Request, { iphone, android }: Steps): string {
  const system = headers.get('user-agent') ?? ''
  const list = (name: string, steps: readonly string[]) =>
    `<h2>${name}</h2>\n<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>\n`
  if (/iPhone|iPad/.test(system)) return list('iPhone', iphone)
  if (/Android/.test(system)) return list('Android', android)
  return list('iPhone', iphone) + list('Android', android)
}

/**
 * Answers a call of another device over plain http on a host with https: the certificate to trust, or a page that says what to tap
 * once. A device that trusts it goes on to the same page over https.
 */
export function answerWithoutTls(request: Request, authority: string): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new HttpError(403, 'Other devices call this host over https only').toResponse()
  const { host, pathname, search } = new URL(request.url)
  if (pathname === CERTIFICATE) {
    const disposition = `attachment; filename="${CERTIFICATE.slice(1)}"`
    const headers = { 'content-type': 'application/x-x509-ca-cert', 'content-disposition': disposition }
    return new Response(authority, { headers: { ...headers, 'cache-control': 'no-store' } })
  }
  const language = acceptedLanguage(request)
  const text = texts[language]
  const origin = `https://${host}`
  const body = `<p>${text.lead}</p>
${stepsFor(request, text)}<a href="${CERTIFICATE}">${text.download}</a>
<a href="${escapeHtml(`${origin}${pathname}${search}`)}">${text.open}</a>
<h2>${text.otherwise}</h2>
<p>${text.without}</p>
<p>${text.after}</p>`
  return plainPage({ language, title: text.title, body, script: { code: CONTINUE, calls: origin } })
}
