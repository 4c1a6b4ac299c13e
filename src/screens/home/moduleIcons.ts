import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Hotel from 'lucide-react/icons/hotel'
import KeyRound from 'lucide-react/icons/key-round'
import MapPinned from 'lucide-react/icons/map-pinned'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType, SVGProps } from 'react'
import type { ModuleName, PicturedModule } from './modules.ts'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** The icon of each tile without a picture. */
export const moduleIcons: Record<Exclude<ModuleName, PicturedModule>, Icon> = {
  reportProblem: Wrench,
  requestAmenities: Bath,
  myReservations: CalendarCheck,
  myOrders: ReceiptText,
  recommendations: MapPinned,
  reception: KeyRound,
  hotelInformation: Hotel,
}
