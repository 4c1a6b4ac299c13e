import type { ReactNode } from 'react'
import type { Misfit } from '#mock-server/desk/link.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import type { Failure } from './beginDemo.ts'
import type { BegunDemo } from './begun.ts'
import { SignIn } from './SignIn.tsx'
import type { Texts } from './texts.ts'

/** What the page shows. */
export type Face =
  | { readonly is: 'beginning' }
  | { readonly is: 'misfits'; readonly misfits: readonly Misfit[] }
  | Failure
  | { readonly is: 'begun'; readonly demo: BegunDemo; readonly isOver: boolean }

interface Props {
  readonly face: Face
  readonly texts: Texts
  readonly begin: () => void
}

/** The page behind a demo's link. */
export function Begin({ face, texts, begin }: Props) {
  return <main className="frame-page">{screenOf({ face, texts, begin })}</main>
}

function screenOf({ face, texts, begin }: Props): ReactNode {
  switch (face.is) {
    case 'beginning':
      return (
        <Screen title={texts.title}>
          <p className="frame-loading" role="status">{texts.beginning}</p>
        </Screen>
      )
    case 'misfits':
      return <Misfits texts={texts} misfits={face.misfits} />
    case 'begun':
      return <SignIn demo={face.demo} isOver={face.isOver} texts={texts} begin={begin} />
    default:
      return (
        <Screen title={texts.title}>
          <Notice
            tone="danger"
            live="assertive"
            title={texts[face.is]}
            action={<Button onClick={begin}>{texts.tryAgain}</Button>}
          >
            {face.is === 'refused' ? face.says : texts[`${face.is}Hint`]}
          </Notice>
        </Screen>
      )
  }
}

function Misfits({ texts, misfits }: { readonly texts: Texts; readonly misfits: readonly Misfit[] }) {
  return (
    <Screen title={texts.title}>
      <Notice tone="danger" live="assertive" title={texts.misfits}>
        <p>{texts.misfitsLead}</p>
        <ul>
          {[...new Set(misfits.map(({ name, value }) => `${name}=${value}`))].map((part) => (
            <li key={part}><code>{part}</code></li>
          ))}
        </ul>
      </Notice>
    </Screen>
  )
}
