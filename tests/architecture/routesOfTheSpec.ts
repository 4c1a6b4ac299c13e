/** Who may open a screen: everyone, or only a guest who has signed in. */
export type Access = 'public' | 'guest'

/** A page of the app as a guest meets it, in Bulgarian: written out, so that the app cannot agree with itself. */
export interface RouteRow {
  readonly path: string
  readonly access: Access
  readonly heading: string
  /** The breadcrumb after Home: text and address of each step, the page itself last. */
  readonly trail: readonly (readonly [text: string, path: string])[]
}

const hotel = 'Хотел Липов цвят'

function row(path: string, access: Access, heading: string, ...trail: [string, string][]): RouteRow {
  return { path, access, heading, trail }
}

/** The public routes of the specification, section 2. */
const publicRows = [
  row('/', 'public', hotel),
  row('/login', 'public', 'Вход', ['Вход', '/login']),
  row('/hotel-information', 'public', 'Информация за хотела', ['Информация за хотела', '/hotel-information']),
  row('/restaurant-menu', 'public', 'Меню на ресторанта', ['Меню на ресторанта', '/restaurant-menu']),
  row('/breakfast', 'public', 'Закуска', ['Закуска', '/breakfast']),
  row('/activities', 'public', 'Активности', ['Активности', '/activities']),
  row('/bar', 'public', 'Бар', ['Бар', '/bar']),
  row('/reception', 'public', 'Рецепция', ['Рецепция', '/reception']),
]

const roomService: [string, string] = ['Рум сервиз', '/room-service']
const table: [string, string] = ['Резервация на маса', '/reserve-table']
const problem: [string, string] = ['Съобщете за проблем', '/report-problem']
const amenity: [string, string] = ['Заявка за стаята', '/request-amenities']
const rating: [string, string] = ['Оценка на престоя', '/leave-rating']

/** The protected routes of the specification, section 2, but for the step that needs a cart. */
const guestRows = [
  row('/room-service', 'guest', 'Рум сервиз', roomService),
  row('/room-service/success', 'guest', 'Вашата поръчка', roomService, ['Вашата поръчка', '/room-service/success']),
  row('/reserve-table', 'guest', 'Резервация на маса', table),
  row('/reserve-table/success', 'guest', 'Вашата резервация', table, ['Вашата резервация', '/reserve-table/success']),
  row('/spa-center', 'guest', 'Спа център', ['Спа център', '/spa-center']),
  row('/my-reservations', 'guest', 'Моите резервации', ['Моите резервации', '/my-reservations']),
  row('/my-orders', 'guest', 'Моите поръчки', ['Моите поръчки', '/my-orders']),
  row('/report-problem', 'guest', 'Съобщете за проблем', problem),
  row('/report-problem/success', 'guest', 'Вашият сигнал', problem, ['Вашият сигнал', '/report-problem/success']),
  row('/report-problem/reported-problems', 'guest', 'Моите сигнали', problem, [
    'Моите сигнали',
    '/report-problem/reported-problems',
  ]),
  row('/request-amenities', 'guest', 'Заявка за стаята', amenity),
  row('/request-amenities/success', 'guest', 'Вашата заявка', amenity, ['Вашата заявка', '/request-amenities/success']),
  row('/request-amenities/requests', 'guest', 'Моите заявки', amenity, ['Моите заявки', '/request-amenities/requests']),
  row('/leave-rating', 'guest', 'Оценка на престоя', rating),
  row('/leave-rating/success', 'guest', 'Вашата оценка', rating, ['Вашата оценка', '/leave-rating/success']),
]

/** Pages whose addresses the specification leaves open, as settled, and those it does not have. */
const settledRows = [
  row('/my-stay', 'guest', 'Моят престой', ['Моят престой', '/my-stay']),
  row('/recommendations', 'guest', 'Препоръки', ['Препоръки', '/recommendations']),
  row('/settings', 'public', 'Настройки', ['Настройки', '/settings']),
]

/** Every page with an address that leads straight to it. */
export const routeRows: readonly RouteRow[] = [...publicRows, ...guestRows, ...settledRows]

/** The step that only a cart leads to, and the page it sends back to. */
export const finalizeOrder = '/room-service/finalize-order'

/** Addresses without a screen; the specification's own link to the second one is kept as found. */
export const lostPaths = ['/no-such-page', '/my-reported-problems', '/room-service/no-such-page'] as const

/** What a success page says of nothing, and the list it leads to: it was opened without a submission. */
export const successRows = [
  ['/room-service/success', 'Какво сте поръчали и какво е станало с поръчката, ще намерите в', '/my-orders'],
  [
    '/reserve-table/success',
    'Какво сте резервирали и какво е станало с резервацията, ще намерите в',
    '/my-reservations',
  ],
  [
    '/report-problem/success',
    'Какво сте съобщили от този телефон и докъде е стигнало, ще намерите в',
    '/my-reported-problems',
  ],
  ['/request-amenities/success', 'Какво сте заявили и докъде е стигнало, ще намерите в', '/request-amenities/requests'],
  ['/leave-rating/success', 'Ако вече сте оценили престоя си, благодарим Ви.', '/'],
] as const
