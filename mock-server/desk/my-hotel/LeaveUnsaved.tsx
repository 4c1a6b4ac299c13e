import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react'
import { TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { ButtonRow } from '#src/ui/forms/Button.tsx'

interface Props {
  /** A part of the section of the hotel. */
  readonly form: RefObject<HTMLElement | null>
  readonly isUnsaved: boolean
  /** What to do when the hotel is left. */
  readonly left: (() => void) | undefined
  readonly setLeft: Dispatch<SetStateAction<(() => void) | undefined>>
  readonly save: () => Promise<boolean>
}

/** Asks before the section is left with changes that are not saved: by a link to another part of the desk, by opening a hotel, or by closing the tab. */
export function LeaveUnsaved({ form, isUnsaved, left, setLeft, save }: Props) {
  const { t } = useTexts()
  const isAllowed = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return undefined
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    function ask(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const section = form.current?.closest('section')
      if (link === null || isAllowed.current || section?.contains(link) || link.hash === `#${section?.id}`) return
      event.preventDefault()
      event.stopPropagation()
      setLeft(() => () => {
        isAllowed.current = true
        link.click()
        isAllowed.current = false
      })
    }
    window.addEventListener('beforeunload', askBrowser)
    document.addEventListener('click', ask, true)
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      document.removeEventListener('click', ask, true)
    }
  }, [form, isUnsaved, setLeft])

  async function go(isSaved: Promise<boolean> | true) {
    setLeft(undefined)
    if (await isSaved) left?.()
  }

  return (
    <Dialog
      open={left !== undefined}
      onClose={() => setLeft(undefined)}
      title={t('hotel.leaveTitle')}
      closeLabel={t('close')}
    >
      <p>{t('hotel.leaveText')}</p>
      <ButtonRow>
        <TextButton says="hotel.save" variant="primary" onClick={() => void go(save())} />
        <TextButton says="hotel.leaveUnsaved" onClick={() => void go(true)} />
        <TextButton says="cancel" variant="quiet" onClick={() => setLeft(undefined)} />
      </ButtonRow>
    </Dialog>
  )
}
