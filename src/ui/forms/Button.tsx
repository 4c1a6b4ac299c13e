import type { ComponentProps } from 'react'
import { buttonClass, type ButtonVariant } from './buttonClass.ts'
import { classes } from '#src/ui/classes.ts'

type Props = ComponentProps<'button'> & { readonly variant?: ButtonVariant; readonly wide?: boolean }

/** A button of at least 48 px. It submits a form only with `type="submit"`. */
export function Button({ variant = 'primary', wide = false, type = 'button', className, ...rest }: Props) {
  return <button type={type} className={classes(buttonClass(variant, wide), className)} {...rest} />
}
