import type { ReactNode } from 'react'
import type { InvalidLink } from '#mock-server/desk/link.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import type { Failure } from './beginDemo.ts'
import type { BegunDemo } from './begun.ts'
import { SignIn } from './SignIn.tsx'
import type { Texts } from './texts.ts'

/** The state of the page. */
export type BeginView =
  | { readonly state: 'beginning' }
  | { readonly state: 'invalid'; readonly invalid: readonly InvalidLink[] }
  | Failure
  | { readonly state: 'begun'; readonly demo: BegunDemo; readonly isOver: boolean }

interface Props {
  readonly view: BeginView
  readonly texts: Texts
  readonly begin: () => void
}

/** The page that a link to a demo opens. */
export function Begin({ view, texts, begin }: Props) {
  return <main className="frame-page">{renderView({ view, texts, begin })}</main>
}

function renderView({ view, texts, begin }: Props): ReactNode {
  switch (view.state) {
    case 'beginning':
      return (
        <ScreenLayout title={texts.title}>
          <p className="frame-loading" role="status">
            {texts.beginning}
          </p>
        </ScreenLayout>
      )
    case 'invalid':
      return <InvalidParts texts={texts} invalid={view.invalid} />
    case 'begun':
      return <SignIn demo={view.demo} isOver={view.isOver} texts={texts} begin={begin} />
    default:
      return (
        <ScreenLayout title={texts.title}>
          <Notice
            tone="danger"
            live="assertive"
            title={texts[view.state]}
            action={<Button onClick={begin}>{texts.tryAgain}</Button>}
          >
            {view.state === 'refused' ? view.message : texts[`${view.state}Hint`]}
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
