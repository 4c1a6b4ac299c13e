import type { InvalidLink } from '#mock-server/desk/link.ts'
import type { Language } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import type { Failure } from './beginDemo.ts'
import type { BegunDemo } from './begun.ts'
import { Entrance } from './Entrance.tsx'
import type { Entrance as EntranceData } from './entrance.ts'
import type { Texts } from './texts.ts'

/** The state of the page. `over`: this browser has begun another demo since. */
export type BeginView =
  | { readonly state: 'beginning' | 'over' }
  | { readonly state: 'invalid'; readonly invalid: readonly InvalidLink[] }
  | Failure
  | { readonly state: 'begun'; readonly demo: BegunDemo; readonly entrance: EntranceData }

interface Props {
  readonly view: BeginView
  readonly texts: Texts
  readonly language: Language
  readonly speak: (language: Language) => void
  /** Whether the link leads into a demo of somebody else's. */
  readonly isJoined: boolean
  readonly begin: () => void
  readonly retry: () => void
}

/** The page that a link to a demo opens. */
export function Begin({ view, texts, language, speak, isJoined, begin, retry }: Props) {
  switch (view.state) {
    case 'begun': {
      const { demo, entrance } = view
      return <Entrance {...{ demo, entrance, texts, language, speak }} again={isJoined ? undefined : begin} />
    }
    case 'beginning':
      return (
        <ScreenLayout title={texts.title}>
          <p className="frame-loading" role="status">
            {texts.beginning}
          </p>
        </ScreenLayout>
      )
    case 'over':
      return (
        <ScreenLayout title={texts.title}>
          <Notice tone="warning" title={texts.over}>
            {texts.overHint}
          </Notice>
          <a className={buttonClass('primary', true)} href="/">
            {texts.open}
          </a>
          <Button variant="secondary" wide onClick={begin}>
            {texts.again}
          </Button>
        </ScreenLayout>
      )
    case 'invalid':
      return <InvalidParts texts={texts} invalid={view.invalid} />
    default:
      return (
        <ScreenLayout title={texts.title}>
          <Notice
            tone="danger"
            live="assertive"
            title={texts[view.state]}
            action={<Button onClick={retry}>{texts.tryAgain}</Button>}
          >
            {texts[`${view.state}Hint`]}
            {view.state === 'refused' && <p lang="en">{view.message}</p>}
          </Notice>
        </ScreenLayout>
      )
  }
}

function InvalidParts({ texts, invalid }: { readonly texts: Texts; readonly invalid: readonly InvalidLink[] }) {
  return (
    <ScreenLayout title={texts.title}>
      <Notice tone="danger" live="assertive" title={texts.invalid}>
        <p>{texts.invalidLead}</p>
        <ul>
          {[...new Set(invalid.map(({ name, value }) => `${name}=${value}`))].map((part) => (
            <li key={part}>
              <code>{part}</code>
            </li>
          ))}
        </ul>
      </Notice>
    </ScreenLayout>
  )
}
