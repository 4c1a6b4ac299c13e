/** Who may open a screen: everyone, or only a guest who has signed in. */
export type Access = 'public' | 'guest'

/** A page in Bulgarian. The texts are literals, so that the test does not take them from the app that it checks. */
export interface RouteRow {
  readonly path: string
  readonly access: Access
  readonly heading: string
  /** The breadcrumb after Home: text and path of each item, the page itself last. */
  readonly trail: readonly (readonly [text: string, path: string])[]
}

const hotel = 'Хотел „Липов цвят“'

function row(path: string, access: Access, heading: string, ...trail: [string, string][]): RouteRow {
  return { path, access, heading, trail }
}

export const login = row('/login', 'public', 'Вход', ['Вход', '/login'])

/** The public routes of the specification, section 2. */
const publicRows = [
  row('/', 'public', hotel),
  login,
  row('/hotel-information', 'public', 'Информация за хотела', ['Информация за хотела', '/hotel-information']),
  row('/restaurant-menu', 'public', 'Меню на ресторанта', ['Меню на ресторанта', '/restaurant-menu']),
  row('/breakfast', 'public', 'Закуска', ['Закуска', '/breakfast']),
  row('/activities', 'public', 'Преживявания', ['Преживявания', '/activities']),
  row('/bar', 'public', 'Бар', ['Бар', '/bar']),
  row('/reception', 'public', 'Рецепция', ['Рецепция', '/reception']),
]

const roomService: [string, string] = ['Рум сервиз', '/room-service']
const table: [string, string] = ['Резервация на маса', '/reserve-table']
const problem: [string, string] = ['Съобщете за проблем', '/report-problem']
const amenity: [string, string] = ['Заявка за стаята', '/request-amenities']
const rating: [string, string] = ['Оценка на престоя', '/leave-rating']

/** The protected routes of the specification, section 2, except the step that needs a cart. */
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

/** The routes of rule 2.3. */
const otherRows = [
  row('/my-stay', 'guest', 'Моят престой', ['Моят престой', '/my-stay']),
  row('/recommendations', 'guest', 'Препоръки', ['Препоръки', '/recommendations']),
  row('/settings', 'public', 'Настройки', ['Настройки', '/settings']),
]

/** Every page that its path opens directly. */
export const routeRows: readonly RouteRow[] = [...publicRows, ...guestRows, ...otherRows]

/** The path of the step that needs a cart. */
export const finalizeOrder = '/room-service/finalize-order'

/** Where a success page leads as the specification found it, and another path without a screen. */
export const notFound = ['/my-reported-problems', '/room-service/no-such-page'].map((path) =>
  row(path, 'public', 'Няма такава страница', ['Няма такава страница', path]),
)
