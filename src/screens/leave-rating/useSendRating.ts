import { useRef, useState } from 'react'
import { paths } from '#src/navigation/paths.ts'
import { useConfirmation } from '#src/outbox/sending/useConfirmation.ts'
import type { RatingBody } from '#src/schemas/ratings.ts'
import { asksForReview } from './rating.ts'

/**
 * Sends the rating once and opens the success page (spec 4.8). Above 4 the review prompt opens while sending, and navigation
 * waits until the guest closes it.
 */
export function useSendRating() {
  const { confirmSubmission, ...sending } = useConfirmation('rating', paths.ratingSuccess)
  const [isAsking, setAsking] = useState(false)
  const answer = useRef(() => {})

  function sendRating(rating: RatingBody): void {
    const asks = asksForReview(rating.ratingValue)
    const isBegun = confirmSubmission(
      rating,
      rating,
      asks ? new Promise((resolve) => (answer.current = resolve)) : undefined,
    )
    setAsking(asks && isBegun)
  }

  function answered(): void {
    setAsking(false)
    answer.current()
  }

  return { send: sendRating, ...sending, isAsking, answered }
}
