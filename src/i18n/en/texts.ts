import activities from './activities.json'
import categories from './categories.json'
import hotelFacts from './hotelFacts.json'
import hotelInformation from './hotelInformation.json'
import leaveRating from './leaveRating.json'
import login from './login.json'
import menus from './menus.json'
import myOrders from './myOrders.json'
import myReservations from './myReservations.json'
import myStay from './myStay.json'
import notFound from './notFound.json'
import now from './now.json'
import openingHours from './openingHours.json'
import receipts from './receipts.json'
import reception from './reception.json'
import recommendations from './recommendations.json'
import reportProblem from './reportProblem.json'
import requestAmenities from './requestAmenities.json'
import reserveTable from './reserveTable.json'
import roomService from './roomService.json'
import settings from './settings.json'
import spaCenter from './spaCenter.json'

export const texts = {
  activities,
  categories,
  hotelFacts,
  hotelInformation,
  leaveRating,
  login,
  menus,
  myOrders,
  myReservations,
  myStay,
  notFound,
  now,
  openingHours,
  receipts,
  reception,
  recommendations,
  reportProblem,
  requestAmenities,
  reserveTable,
  roomService,
  settings,
  spaCenter,
}
