import { deskApi } from '#mock-server/desk/deskApi.ts'
import { messageOf, TabLink } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Leaflet } from './Leaflet.tsx'
import styles from './Print.module.css'
import { RoomCards } from './RoomCards.tsx'

const pages = { cards: RoomCards, leaflet: Leaflet } as const
type PageName = keyof typeof pages

/** The page to print that an address of the desk names, such as `/__demo/?print=cards`. */
export function printedPage(search: string): PageName | undefined {
  const name = new URLSearchParams(search).get('print') ?? ''
  return Object.hasOwn(pages, name) ? (name as PageName) : undefined
}

/** Links to what can be printed of the hotel as it was saved. */
export function PrintLinks() {
  const { t } = useTexts()
  return (
    <div>
      <h3>{t('print.print')}</h3>
      <ul className={styles.links}>
        {(['cards', 'leaflet'] as const).map((name) => (
          <li key={name}>
            <TabLink href={`?print=${name}`}>{t(`print.${name}.title`)}</TabLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page of the desk to print, as it will be on paper. */
export function Print({ page }: { readonly page: PageName }) {
  const { t } = useTexts()
  const { data, error } = deskApi.useDeskQuery()
  const Page = pages[page]
  return (
    <main className={styles.page}>
      {data !== undefined ? <Page desk={data} /> : error && <Notice tone="danger" title={messageOf(error, t)} />}
    </main>
  )
}
