// @vitest-environment jsdom
import { expect, it } from 'vitest'
import contentModules from '#fixtures/contentModules.json'
import home from '#src/i18n/en/home.json'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { orderStatuses, requestStatuses } from '#src/hotel/statuses.ts'
import { deskLanguages, deskTexts, makeDeskI18n } from './texts.ts'

it('there is a text for every scenario on the desk, and for no other', () => {
  const offered = scenarios.filter(({ forDesk }) => forDesk).map(({ name }) => name)
  expect(Object.keys(deskTexts.faults.scenario).toSorted()).toEqual(offered.toSorted())
})

it('there is a name for every tile of the home screen', () => {
  const names = Object.keys(home.modules).map((name) => name.toLowerCase())
  expect(names.toSorted()).toEqual(contentModules.map(({ id }) => id.replaceAll('-', '')).toSorted())
})

it.each(deskLanguages)('there is a text for every status on the board in %s', (language) => {
  const { exists } = makeDeskI18n()
  const keys = Object.entries({
    myOrders: orderStatuses,
    reportProblem: requestStatuses,
    requestAmenities: requestStatuses,
  }).flatMap(([file, statuses]) => Object.values(statuses).map(([name]) => `${file}:statuses.${name}`))
  expect(keys.filter((key) => !exists(key, { lng: language, fallbackLng: false }))).toEqual([])
})
