import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Group.module.css'
import type { HomeGroup, HomeTile } from './homeGroups.ts'
import type { Later } from './useLater.ts'
import { moduleIcons, type Icon } from './moduleIcons.ts'
import { isPictured } from './modules.ts'

interface Props {
  readonly group: HomeGroup
  /** Pictures of tiles, and whether their places are open; `undefined` until they have loaded. */
  readonly later: Later | undefined
}

/** A group of tiles under its heading, in rows of 2 and 1 alternately; a row with a single tile is centred (spec 2.13). */
export function Group({ group: { name, tiles }, later }: Props) {
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
          <li key={`${tile.name}${tile.path}`}>
            <Tile tile={tile} label={t(`modules.${tile.name}`)} TilePicture={later?.TilePicture} />
            {later && <later.TileState name={tile.name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  readonly tile: HomeTile
  readonly label: string
  readonly TilePicture: Later['TilePicture'] | undefined
}

function Tile({ tile: { name, path }, label, TilePicture }: TileProps) {
  return (
    <Link to={path} className={styles.tile}>
      {isPictured(name) ? (
        <span className={styles.picture}>{TilePicture && <TilePicture name={name} />}</span>
      ) : (
        <Window Icon={moduleIcons[name]} />
      )}
      <span>{label}</span>
    </Link>
  )
}

function Window({ Icon }: { readonly Icon: Icon }) {
  return (
    <span className={styles.window}>
      <Icon aria-hidden="true" />
    </span>
  )
}
