import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Compass from 'lucide-react/icons/compass'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Croissant from 'lucide-react/icons/croissant'
import Flower from 'lucide-react/icons/flower-2'
import Hotel from 'lucide-react/icons/hotel'
import KeyRound from 'lucide-react/icons/key-round'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import MapPinned from 'lucide-react/icons/map-pinned'
import Martini from 'lucide-react/icons/martini'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Utensils from 'lucide-react/icons/utensils'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType, SVGProps } from 'react'
import type { ModuleName } from './modules.ts'

/** The icon of each module's tile. */
export const moduleIcons: Record<ModuleName, ComponentType<SVGProps<SVGSVGElement>>> = {
  activities: Compass,
  roomService: ConciergeBell,
  breakfast: Croissant,
  restaurantMenu: Utensils,
  bar: Martini,
  spaCenter: Flower,
  reserveTable: CalendarClock,
  reportProblem: Wrench,
  requestAmenities: Bath,
  myReservations: CalendarCheck,
  myOrders: ReceiptText,
  recommendations: MapPinned,
  reception: KeyRound,
  hotelInformation: Hotel,
}
