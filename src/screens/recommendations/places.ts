import Flame from 'lucide-react/icons/flame'
import Church from 'lucide-react/icons/church'
import Columns from 'lucide-react/icons/columns-3'
import Croissant from 'lucide-react/icons/croissant'
import Droplets from 'lucide-react/icons/droplets'
import Footprints from 'lucide-react/icons/footprints'
import Landmark from 'lucide-react/icons/landmark'
import Mountain from 'lucide-react/icons/mountain'
import Palette from 'lucide-react/icons/palette'
import Phone from 'lucide-react/icons/phone-call'
import Question from 'lucide-react/icons/message-circle-question-mark'
import Salad from 'lucide-react/icons/salad'
import Basket from 'lucide-react/icons/shopping-basket'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import Theater from 'lucide-react/icons/theater'
import Train from 'lucide-react/icons/train-front'
import Trees from 'lucide-react/icons/trees'
import Waves from 'lucide-react/icons/waves'
import Wine from 'lucide-react/icons/wine'

/** Recommendations for Sofia by topic; each name is a translation key. */
export const groups = [
  {
    group: 'sights',
    entries: [
      { name: 'nevsky', Sign: Church },
      { name: 'kvadrat', Sign: Palette },
      { name: 'rotunda', Sign: Columns },
      { name: 'baths', Sign: Droplets },
      { name: 'tolerance', Sign: Landmark },
      { name: 'boyana', Sign: Church },
    ],
  },
  {
    group: 'walks',
    entries: [
      { name: 'vitoshka', Sign: Store },
      { name: 'garden', Sign: Theater },
      { name: 'borisova', Sign: Trees },
      { name: 'bridges', Sign: Footprints },
      { name: 'waterfall', Sign: Waves },
      { name: 'peak', Sign: Mountain },
    ],
  },
  {
    group: 'tastes',
    entries: [
      { name: 'market', Sign: Basket },
      { name: 'banitsa', Sign: Croissant },
      { name: 'shopska', Sign: Salad },
      { name: 'tarator', Sign: Soup },
      { name: 'grill', Sign: Flame },
      { name: 'wine', Sign: Wine },
    ],
  },
  {
    group: 'know',
    entries: [
      { name: 'metro', Sign: Train },
      { name: 'nod', Sign: Question },
      { name: 'emergency', Sign: Phone },
    ],
  },
] as const
