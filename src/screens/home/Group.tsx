import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Group.module.css'
import type { HomeGroup, HomeTile } from './homeGroups.ts'
import type { Later } from './useLater.ts'
import { moduleIcons } from './moduleIcons.ts'

interface Props {
  readonly group: HomeGroup
  /** Shows whether the place of a tile is open; `undefined` until it has loaded. */
  readonly TileState: Later['TileState'] | undefined
}

/** A group of tiles under its heading, in rows of 2 and 1 alternately; a row with a single tile is centred (spec 2.13). */
export function Group({ group: { name, tiles }, TileState }: Props) {
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
            <Tile tile={tile} label={t(`modules.${tile.name}`)} />
            {TileState && <TileState name={tile.name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ tile: { name, path }, label }: { readonly tile: HomeTile; readonly label: string }) {
  const Icon = moduleIcons[name]
  return (
    <Link to={path} className={styles.tile}>
      <span className={styles.window}>
        <Icon aria-hidden="true" />
      </span>
      {label}
    </Link>
  )
}
