import { parseStaticConfig } from '#src/config/config.ts'
import { orderStatuses, requestStatuses } from '#src/hotel/statuses.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { paths } from '#src/navigation/paths.ts'
import { amenityCategories } from '#src/schemas/requests.ts'
import { productCategories } from '#src/schemas/products.ts'
import { problemCategories } from '#src/schemas/reports.ts'
import { groupNames, modulesOf } from '#src/screens/home/modules.ts'
import { namedCategories } from '#src/screens/menus/menuCategories.ts'
import { configurationElement } from '#contracts/generate/calls/configurationBody.ts'
import { fieldsOf } from './fieldRows.ts'
import { GENERATED } from './generated.ts'
import { markdownTable } from './markdownTable.ts'
import { textIn } from './texts.ts'

const code = (text: string) => `\`${text}\``
const names: Readonly<Record<Language, string>> = { bg: 'Bulgarian', en: 'English', es: 'Spanish' }
const inEachLanguage = languages.map((language) => names[language])

/** The text of a key in each language. */
function translated(file: string, key: string): string[] {
  return languages.map((language) => textIn(language, file, key))
}

const formats: readonly (readonly string[])[] = [
  ['text', 'a string', '`"Таратор"`', 'any Unicode characters; an optional one may be empty'],
  [
    'id',
    'a string, or a number of no more than 2^53 − 1',
    '`"1001"`, `1001`',
    'unique in its list. The app compares ids as text, writes them into paths percent-encoded, and sends those in `productIds` as it received them. In the OpenAPI documents an id has no type, because code generators cannot handle two: choose one, text is the simpler',
  ],
  [
    'money',
    'a number',
    '`9.5`',
    'of the currency that the key `currency` names, 0 to 10 000 000, at most two decimals. `9.50` and `9.5` are the same number; `"9.50"` is read too, but the pact rejects it. Written as a plain decimal: `10` and not `1E+1`, which a Java `BigDecimal` may become (with Jackson, set `WRITE_BIGDECIMAL_AS_PLAIN`): the app reads both, pact-jvm rejects the second',
  ],
  ['day', 'a string', '`"2026-11-20"`', '`yyyy-MM-dd`, in the hotel’s time zone'],
  [
    'moment',
    'a string',
    '`"2026-11-20T18:30:00.000Z"`, `"2026-11-20T20:30:00+02:00"`',
    'an ISO date-time. With a time zone it is shown in the hotel’s; without one it is taken as the hotel’s local time',
  ],
  ['stars', 'a number', '`4.5`', '0.5 to 5 in steps of 0.5'],
  [
    'texts',
    'a string, or an object',
    '`"12:00"`, `{"bg": "Гараж", "en": "Garage"}`',
    'one text for every language, or one for each of `bg`, `en`, `es`',
  ],
  ['flag', '`true` or `false`', '`true`', ''],
  ['number, integer', 'a number', '`10`', ''],
]

function moduleRows(): string[][] {
  return groupNames.flatMap((group) =>
    modulesOf(group).map((name) => [
      code(textIn('en', 'home', `modules.${name}`)),
      code(paths[name]),
      textIn('en', 'home', group),
    ]),
  )
}

function statusRows(statuses: Readonly<Record<string, readonly [string, string]>>, file: string): string[][] {
  return Object.entries(statuses).map(([status, [words]]) => [code(status), ...translated(file, `statuses.${words}`)])
}

/** The default of a key of the configuration, as JSON. */
function defaultOf(key: string): string {
  const value = Object.entries(parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/' })).find(([name]) => name === key)?.[1]
  return value === undefined || typeof value === 'object' || key === 'COMPANION_BASE_JAVA_URL'
    ? ''
    : code(JSON.stringify(value))
}

function configurationRows(): string[][] {
  return fieldsOf(configurationElement).map(({ path, kind, oneOf, note }) => [
    code(path),
    kind,
    defaultOf(path),
    [oneOf.map((value) => code(String(value))).join(', '), note].filter(Boolean).join('; ').replace('constants.md', ''),
  ])
}

function categoryRows(categories: readonly string[], group: string): string[][] {
  return categories.map((each) => [code(each), ...translated('categories', `${group}.${each}`)])
}

/** The page of constants: formats, names and words that the app knows, and the keys of its configuration. */
export function constantsPage(): string {
  return `# Formats and constants

${GENERATED}

## Formats

The types of the tables of [endpoints](endpoints.md).

${markdownTable(['type', 'in JSON', 'example', 'rule'], formats)}

All JSON is UTF-8.

## Modules

Tiles of home: \`deviceProfile.contentModules\` of \`GET configurations\`. \`moduleName\` is compared without regard to case, spaces, dashes
and underscores (\`room-service\` is \`Room Service\`); a module with another name is left out. \`internalUrl\` is where the tile leads:
any of these paths, whichever the module. A tile that needs a session leads a visitor to the login and back.

${markdownTable(['moduleName', 'internalUrl', 'group on home'], moduleRows())}

## Status words

Compared without regard to case, spaces and dashes (\`In progress\` is \`IN_PROGRESS\`). Any other word is shown as received.

Of orders:

${markdownTable(['status', ...inEachLanguage], statusRows(orderStatuses, 'myOrders'))}

Of amenity requests and problem reports:

${markdownTable(['status', ...inEachLanguage], statusRows(requestStatuses, 'requestAmenities'))}

## Categories

Of products, \`productCategory\`, in the order of their sections: ${productCategories.map(code).join(', ')}; \`NON_ALCOHOL\` means
\`NON_ALCOHOLIC\`. Compared without regard to case, spaces and dashes. Products of other categories follow under the received word.

Of menu items, \`category\`. Compared without regard to case and outer spaces; others are shown as received.

${markdownTable(
  ['category', ...inEachLanguage],
  Object.entries(namedCategories).map(([category, key]) => [code(category), ...translated('menus', `category.${key}`)]),
)}

Of problem reports, \`category\`. These are constants: the app sends the Bulgarian word in every language.

${markdownTable(['category', ...inEachLanguage], categoryRows(problemCategories, 'problem'))}

Of amenity requests, likewise.

${markdownTable(['category', ...inEachLanguage], categoryRows(amenityCategories, 'amenity'))}

Meals of a reservation, \`mealTime\`: \`Dinner\` and \`Lunch\` are translated, others are shown as received.

## Configuration keys

Each element of \`GET configurations\` may have any of these keys, and none is required; \`null\` and \`""\` mean absent. The app has the
same keys in its own \`config.json\`; the first element of your answer wins. To begin, \`appName\` and \`deviceProfile\` are enough.

${markdownTable(['key', 'type', 'default', 'meaning'], configurationRows())}
`
}
