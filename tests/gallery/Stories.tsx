import { I18nextProvider } from 'react-i18next'
import type { Language } from '#src/lib/languages.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { pages, stories, withHeading } from './stories/index.ts'

function OneStory({ name }: { readonly name: string }) {
  const Story = stories[name]
  if (Story === undefined) return <h1>There is no component {name}</h1>
  if (pages.includes(name)) return <Story />
  return (
    <main className="frame-page">
      {!withHeading.includes(name) && <h1 lang="en">{name}</h1>}
      <Story />
    </main>
  )
}

function EveryStory() {
  return (
    <main className="frame-page">
      <h1 lang="en">Components</h1>
      {Object.entries(stories)
        .filter(([name]) => !pages.includes(name))
        .map(([name, Story]) => (
          <Stack key={name} as="section" aria-label={name}>
            <h2 lang="en">{name}</h2>
            <Story />
          </Stack>
        ))}
    </main>
  )
}

/** One component in its states, or `all` of them. */
export function Stories({ name, language }: { readonly name: string; readonly language: Language }) {
  return (
    <I18nextProvider i18n={makeTranslator(language)}>
      {name === 'all' ? <EveryStory /> : <OneStory name={name} />}
    </I18nextProvider>
  )
}
