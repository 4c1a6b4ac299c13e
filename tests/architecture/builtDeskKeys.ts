const personas = 'common:guests.personas.*'
const faults = 'common:faults.fault.*'
const languages = 'common:link.languages.*'
const sectionNames = ['faults', 'situations', 'preflight', 'clock', 'brand', 'link', 'requestLog', 'tables'] as const

/** The same as `builtKeys`, for the desk: the file that builds keys, and the keys it may use. */
export const builtDeskKeys: readonly (readonly [file: string, keys: readonly string[]])[] = [
  ['mock-server/desk/frame/Faces.tsx', ['common:show.faces.*']],
  ['mock-server/desk/frame/JumpLinks.tsx', ['common:sections.*']],
  ['mock-server/desk/frame/NextProspect.tsx', [languages]],
  ['mock-server/desk/frame/Outcome.tsx', ['common:refusals.status.*', 'common:refusals.field.*']],
  ['mock-server/desk/frame/Section.tsx', ['common:sections.*', ...sectionNames.map((name) => `common:${name}.lead`)]],
  [
    'mock-server/desk/request-log/RequestLog.tsx',
    ['time', 'call', 'status', 'took', 'sent'].map((name) => `common:requestLog.${name}`),
  ],
  [
    'mock-server/desk/sections/Brand.tsx',
    ['common:brand.currencies.*', 'common:hotel.languages.*', 'common:hotel.surroundingsOf.*'],
  ],
  ['mock-server/desk/sections/Dishes.tsx', ['common:dishes.menus.*', 'common:hotel.languages.*']],
  [
    'mock-server/desk/sections/PictureField.tsx',
    ['headerImage', 'logo'].flatMap((name) => ['', 'Hint', 'Address'].map((part) => `common:hotel.${name}${part}`)),
  ],
  ['mock-server/desk/sections/FaultSwitch.tsx', [faults]],
  [
    'mock-server/desk/sections/LinkFields.tsx',
    ['common:link.persona', 'common:link.scenario', 'common:link.fault', languages, personas, faults],
  ],
  ['mock-server/desk/sections/Preflight.tsx', ['common:preflight.flows.*']],
  ['mock-server/desk/show/Guests.tsx', [personas]],
  ['mock-server/desk/show/Progress.tsx', ['common:show.steps.*']],
  ['mock-server/desk/staff/Staff.tsx', ['common:staff.finished', 'common:staff.earlier']],
  ['mock-server/desk/staff/Steps.tsx', ['common:staff.steps.*']],
  ['mock-server/desk/staff/cards.tsx', ['common:staff.reservationStatuses.*']],
  // The names of scenarios.
  ['mock-server/desk/texts/useNames.ts', ['common:faults.scenario.*']],
]
