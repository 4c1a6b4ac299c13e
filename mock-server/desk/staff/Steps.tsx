import type { MouseEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { hasText } from '#mock-server/desk/texts/hasText.ts'
import { deskTexts, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'

interface Props {
  readonly entry: BoardEntry
  readonly title: string
  /** Called with the button that was pressed. */
  readonly onStep: (button: Element) => void
}

/** Buttons for the next statuses. The same two buttons are reused, so that the focus stays. */
export function Steps({ entry: { kind, id, guest, next, isEarlier }, title, onStep }: Props) {
  const { t } = useTexts()
  const [move, result] = deskApi.useMoveMutation()
  const [onward, away] = next

  function step(status: string, variant: 'primary' | 'secondary' | 'quiet') {
    const words = hasText(deskTexts.staff.steps, status) ? t(`staff.steps.${status}`) : status
    function take({ currentTarget }: MouseEvent) {
      onStep(currentTarget)
      void move({ kind, id, status })
    }
    return (
      <Button variant={variant} aria-label={`${words}: ${title}, ${guest.fullName}`} onClick={take}>
        {words}
      </Button>
    )
  }

  return (
    <>
      <ButtonRow>
        {onward !== undefined && step(onward, isEarlier ? 'secondary' : 'primary')}
        {away !== undefined && step(away, 'quiet')}
      </ButtonRow>
      <Outcome of={result} />
    </>
  )
}
