import { useId, useState, type DragEvent } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { isPicture } from '#mock-server/handlers/demo/brand.ts'
import { pictureIdIn } from '#mock-server/handlers/demo/pictures.ts'
import { FieldError } from '#src/ui/forms/Field.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './Form.module.css'
import { pictureSizes } from './pictureSizes.ts'
import type { PictureName } from './brandDraft.ts'
import { resizePicture } from './resizePicture.ts'
import words from '#mock-server/desk/frame/words.module.css'

interface Props {
  readonly name: PictureName
  /** An address, or a picture as a data URL; `''` for none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** The file, or the address, cannot be shown. */
  readonly onBroken: (value: string) => void
}

/** A picture of the brand: a file that is chosen or dropped here, or an address. */
export function PictureField({ name, value, error, onChange, onBroken }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [left, setLeft] = useState(value)
  const isFile = value.startsWith('data:') || pictureIdIn(value) !== undefined
  // An address is not loaded while it is typed.
  const isPreviewed = isFile || (value === left && isPicture(value))

  async function read(file: File) {
    try {
      onChange(await resizePicture(file, pictureSizes[name], name === 'logo'))
    } catch {
      onBroken(value)
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) void read(file)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut for the file field in it
    <fieldset
      className={classes(styles.picture, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend>{t(`hotel.${name}`)}</legend>
      {isPreviewed && (
        <img
          key={value}
          src={value}
          alt=""
          className={classes(styles.preview, styles[name])}
          onError={() => onBroken(value)}
        />
      )}
      <ButtonRow>
        <FileButton
          label={t(value === '' ? 'hotel.choosePicture' : 'hotel.otherPicture')}
          name={`${name}File`}
          accept="image/*"
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onFile={(file) => void read(file)}
        />
        {value !== '' && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('hotel.remove')}
          </Button>
        )}
      </ButtonRow>
      <p id={`${id}-hint`} className={words.hint}>
        {t(`hotel.${name}Hint`)}
      </p>
      {!isFile && (
        <TextField
          label={t(`hotel.${name}Address`)}
          name={name}
          value={value}
          inputMode="url"
          maxLength={200}
          error={error}
          onBlur={() => setLeft(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {isFile && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
