import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Hotel from 'lucide-react/icons/hotel'
import MapPinned from 'lucide-react/icons/map-pinned'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Star from 'lucide-react/icons/star'
import Wrench from 'lucide-react/icons/wrench'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import {
  homeGroups,
  isPictured,
  type HomeGroup,
  type HomeTile,
  type Icon,
  type ModuleName,
  type PicturedModule,
} from './homeGroups.ts'
import { useHomeExtras, type HomeExtras } from './useHomeExtras.ts'
import styles from './Home.module.css'

/** The home screen below its picture: what is next, the groups of tiles and the stay question (spec 2.10, 2.15, 2.71). */
export function Home() {
  const config = useConfig()
  const groups = homeGroups(config.deviceProfile.contentModules)
  const extras = useHomeExtras()
  return (
    <>
      <div className={styles.slot}>
        <div className={styles.now} data-facts={Boolean(config.hotelFacts)}>
          {extras && <extras.NextUpCard groups={groups} />}
        </div>
      </div>
      <div className={styles.home}>
        {groups.map((group) => (
          <div key={group.name} className={styles.column}>
            <Group group={group} extras={extras} />
            {group === groups[0] && extras && <extras.FromTheHotel />}
            {group === groups.at(-1) && <StayQuestion />}
          </div>
        ))}
      </div>
      {extras && <extras.ConsentQuestion />}
    </>
  )
}

interface GroupProps {
  readonly group: HomeGroup
  /** Pictures of tiles, and whether their places are open; `undefined` until they have loaded. */
  readonly extras: HomeExtras | undefined
}

/** A group of tiles under its heading, in rows of 2 and 1 alternately; a row with a single tile is centred (spec 2.13). */
function Group({ group: { name, tiles }, extras }: GroupProps) {
  const { t } = useTranslation('home')
  const headingId = `group-${name}`
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        <span>{t(name)}</span>
      </h2>
      {tiles.length === 0 && <p className={styles.empty}>{t('groupEmpty')}</p>}
      <ul className={styles.rows}>
        {tiles.map((tile) => (
          <li key={`${tile.name}${tile.path}`} data-module={tile.name}>
            <Tile tile={tile} extras={extras} />
            {extras && <extras.TileState name={tile.name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The icon of each tile without a picture. */
const moduleIcons: Record<Exclude<ModuleName, PicturedModule>, Icon> = {
  reportProblem: Wrench,
  requestAmenities: Bath,
  myReservations: CalendarCheck,
  myOrders: ReceiptText,
  recommendations: MapPinned,
  reception: CircleQuestionMark,
  hotelInformation: Hotel,
}

function Tile({ tile: { name, path }, extras }: { readonly tile: HomeTile; readonly extras: HomeExtras | undefined }) {
  const { t } = useTranslation('home')
  return (
    <Link to={path} className={styles.tile}>
      {isPictured(name) ? (
        <span className={styles.picture}>{extras && <extras.TilePicture name={name} />}</span>
      ) : (
        <TileWindow Icon={moduleIcons[name]} />
      )}
      <span>{t(`modules.${name}`)}</span>
    </Link>
  )
}

function TileWindow({ Icon }: { readonly Icon: Icon }) {
  return (
    <span className={styles.window}>
      <Icon aria-hidden="true" />
    </span>
  )
}

/** The banner that asks about the stay and links to the rating (spec 2.15). */
function StayQuestion() {
  const { t } = useTranslation('home')
  return (
    <Link to={paths.leaveRating} className={styles.banner}>
      <Star aria-hidden="true" className={styles.star} />
      <span className={styles.text}>
        <strong>{t('stayQuestion')}</strong>
        <span>{t('stayHint')}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}
