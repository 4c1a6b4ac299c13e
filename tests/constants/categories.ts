import { changesIn, type Change } from './change.ts'

const problem = ['src/screens/report-problem/ReportProblem.test.tsx']
const amenity = ['src/screens/request-amenities/RequestAmenities.test.tsx']
const products = ['src/screens/room-service/RoomService.test.tsx', 'src/screens/room-service/sections.test.ts']

/** Categories of problems, amenities, products and menus; the status they are sent with. */
export const categories: readonly Change[] = [
  ...changesIn('9', 'src/schemas/reports.ts', problem, [
    ['Problem category Стая', "'Стая'", "'Стаята'"],
    ['Problem category Шум', "'Шум'", "'Шумно'"],
    ['Problem category Теч', "'Теч'", "'Течове'"],
    ['Problem category Служители', "'Служители'", "'Персонал'"],
    ['Problem category Друго', "'Друго'", "'Други'"],
    ['A report starts as CREATED', "initialStatus = 'CREATED'", "initialStatus = 'NEW'"],
  ]),
  ...changesIn('9', 'src/schemas/requests.ts', amenity, [
    ['Amenity category Почистване на Стая', "'Почистване на Стая'", "'Почистване'"],
    ['Amenity category Нови Кърпи', "'Нови Кърпи'", "'Кърпи'"],
    ['Amenity category Сешоар', "'Сешоар'", "'Сешоари'"],
    ['Amenity category Шампоан и Сапун', "'Шампоан и Сапун'", "'Шампоан'"],
    ['Amenity category Зареждане на Мини Бар', "'Зареждане на Мини Бар'", "'Мини Бар'"],
    ['Amenity category Друго', "'Друго'", "'Други'"],
  ]),
  ...changesIn('9', 'src/schemas/reports.ts', amenity, [
    ['A request starts as CREATED', "initialStatus = 'CREATED'", "initialStatus = 'OPEN'"],
  ]),
  ...changesIn('9', 'src/schemas/products.ts', products, [
    ['Product category FOOD', "['FOOD'", "['FOODS'"],
    ['Product category NON_ALCOHOLIC', "'NON_ALCOHOLIC', 'ALCOHOLIC'", "'SOFT', 'ALCOHOLIC'"],
    ['Product category ALCOHOLIC', ", 'ALCOHOLIC']", ", 'SPIRITS']"],
    ['Product categories in their order', "'FOOD', 'NON_ALCOHOLIC',", "'NON_ALCOHOLIC', 'FOOD',"],
    ['NON_ALCOHOL is read as NON_ALCOHOLIC', "=== 'NON_ALCOHOL'", "=== 'NON_ALCOHOLS'"],
  ]),
  ...changesIn('9', 'src/schemas/menus.ts', ['src/screens/menus/menus.test.tsx'], [
    ["Default menu category 'Other'", "'Other' : category", "'Food' : category"],
  ]),
  ...changesIn('9', 'src/screens/room-service/ProductRow.tsx', products, [
    ['A product without a picture shows the fallback', 'fallback={ownPictures.dish}', 'fallback={ownPictures.header}'],
  ]),
  ...changesIn('9', 'src/ui/ownPictures.ts', products, [
    ['The fallback picture of a product', 'dish: `${pictureFolder}dish.svg`', 'dish: `${pictureFolder}plate.svg`'],
  ]),
  ...changesIn('9', 'src/ui/Picture.tsx', ['src/ui/Picture.test.tsx'], [
    ['A picture that does not load gives way to the fallback', 'photo === failed ? fallback', 'photo === failed ? photo'],
  ]),
]
