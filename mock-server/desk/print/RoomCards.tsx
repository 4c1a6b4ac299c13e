import { useState, type CSSProperties } from 'react'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { QrCode } from '#mock-server/desk/frame/elements.tsx'
import { folder, phoneAddresses } from '#mock-server/desk/link.ts'
import { shownName, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './Print.module.css'
import { cardLink, roomsIn } from './rooms.ts'
import { Tools } from './Tools.tsx'

/** Cards for the rooms, to cut out: each has the code that opens the app with its room. */
export function RoomCards({ desk }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const { brand, host, sandbox } = desk
  const own = phoneAddresses(desk)[0] ?? window.location.origin + folder
  const [list, setList] = useState('101-112, 201-204')
  const [app, setApp] = useState(own)
  const rooms = roomsIn(list)
  const isAddress = /^https?:\/\/./.test(app) && URL.canParse(app)
  const isOwn = host !== null && app.replace(/\/+$/, '') === own
  const names = [...new Set([shownName(brand, 'bg'), shownName(brand, 'en')])]
  const color = { '--card-color': brand.color } as CSSProperties

  return (
    <>
      <Tools page="cards" canPrint={rooms !== undefined && isAddress}>
        <TextField
          label={t('print.cards.rooms')}
          hint={t('print.cards.roomsHint')}
          value={list}
          error={rooms === undefined && t('print.cards.roomsWrong')}
          onChange={({ target }) => setList(target.value)}
        />
        <TextField
          label={t('print.cards.app')}
          hint={t('print.cards.appHint')}
          type="url"
          value={app}
          error={!isAddress && t('print.cards.appWrong')}
          onChange={({ target }) => setApp(target.value)}
        />
      </Tools>
      {isAddress && (
        <ul className={styles.cards} style={color}>
          {rooms?.map((room) => (
            <li key={room}>
              <QrCode address={cardLink(app, room, isOwn ? sandbox : null)} />
              <div translate="no">
                <p className={styles.hotel}>
                  {names.map((name) => (
                    <span key={name}>{name}</span>
                  ))}
                </p>
                <p className={styles.room}>
                  {Object.values(beginTexts)
                    .map(({ card }) => card.room)
                    .join(' · ')}
                  <strong>{room}</strong>
                </p>
                {Object.entries(beginTexts).map(([language, { card }]) => (
                  <p key={language} lang={language}>
                    {card.scan}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
