import { useId, useState } from 'react'
import { FileButton, Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { classes } from '#src/ui/classes.ts'
import { ButtonRow } from '#src/ui/forms/Button.tsx'
import { FieldError } from '#src/ui/forms/Field.tsx'
import type { PictureName } from './brandDraft.ts'
import styles from './MyHotel.module.css'
import { resizePicture } from './resizePicture.ts'

/** The size to which each picture is redrawn: the header as wide as a laptop's window, the logo for sharp screens. */
const sizes = {
  headerImage: { width: 1600, height: 1200, bytes: pictureLimits.headerImage, otherType: 'image/jpeg' },
  logo: { width: 480, height: 192, bytes: pictureLimits.logo, otherType: 'image/png' },
}

interface Props {
  readonly name: PictureName
  /** An address, or a picture as a data URL; `''` for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A picture of the brand, from a file. */
export function PictureField({ name, value, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  // The value beside which a file, or the value itself, could not be shown.
  const [broken, setBroken] = useState<string>()
  const error = broken === value && t('hotel.cannotBeShown')

  async function read(file: File) {
    try {
      onChange(await resizePicture(file, sizes[name]))
    } catch {
      setBroken(value)
    }
  }

  return (
    <fieldset className={styles.picture}>
      <legend>{t(`hotel.${name}`)}</legend>
      {value !== '' && (
        <img
          key={value}
          src={value}
          alt=""
          className={classes(styles.preview, styles[name])}
          onError={() => setBroken(value)}
        />
      )}
      <ButtonRow>
        <FileButton
          label={t(value === '' ? 'hotel.choosePicture' : 'hotel.otherPicture')}
          accept="image/*"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onFile={(file) => void read(file)}
        />
        {value !== '' && <TextButton says="hotel.remove" variant="quiet" onClick={() => onChange('')} />}
      </ButtonRow>
      <Hint id={`${id}-hint`}>{t(`hotel.${name}Hint`)}</Hint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
