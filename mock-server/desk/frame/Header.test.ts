// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentProps, type PropsWithChildren } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { makeDeskStore } from '#mock-server/desk/store.ts'
import en from '#mock-server/desk/texts/en.json'
import { makeDeskI18n } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { fillJsdomGaps } from '#tests/support/page/jsdomGaps.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { Header } from './Header.tsx'

const client = openTestClient()
const store = makeDeskStore()

const withStore = ({ children }: PropsWithChildren) =>
  createElement(Provider, { store } as ComponentProps<typeof Provider>, children)

it('Next prospect says that the brand is not kept, unless it is to be kept', async () => {
  fillJsdomGaps()
  const desk = (await client.get('/__demo/desk')).body as DeskState
  const header = createElement(
    I18nextProvider,
    { i18n: makeDeskI18n() },
    createElement(Header, { desk, tab: 'direct' }),
  )
  render(header, { wrapper: withStore })
  const { button, brandIsLost, keepsBrand } = en.show.prospect
  fireEvent.click(screen.getByText(button))
  expect(screen.queryByText(brandIsLost)).not.toBeNull()
  fireEvent.click(screen.getByLabelText(keepsBrand))
  expect(screen.queryByText(brandIsLost)).toBeNull()
})
