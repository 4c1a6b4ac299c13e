import { I18nextProvider } from 'react-i18next'
import type { Language } from '#src/lib/languages.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { makeTranslator } from '#tests/support/makeTranslator.ts'
import { pages, stories, withHeading } from './stories/index.ts'

function Story({ name }: { readonly name: string }) {
  const Shown = stories[name]
  if (Shown === undefined) return <h1>There is no component {name}</h1>
  if (pages.includes(name)) return <Shown />
  return (
    <main className="frame-page">
      {!withHeading.includes(name) && <h1 lang="en">{name}</h1>}
      <Shown />
    </main>
  )
}

function EveryStory() {
  return (
    <main className="frame-page">
      <h1 lang="en">Components</h1>
      {Object.entries(stories)
        .filter(([name]) => !pages.includes(name))
        .map(([name, Shown]) => (
          <Stack key={name} as="section" aria-label={name}>
            <h2 lang="en">{name}</h2>
            <Shown />
          </Stack>
        ))}
    </main>
  )
}

/** One component in its states, or `all` of them. */
export function Stories({ name, language }: { readonly name: string; readonly language: Language }) {
  return (
    <I18nextProvider i18n={makeTranslator(language)}>
      {name === 'all' ? <EveryStory /> : <Story name={name} />}
    </I18nextProvider>
  )
}
