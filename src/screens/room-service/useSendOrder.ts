import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import type { OrderContent, PaymentMethod } from '#src/receipts/receipt.ts'
import { useSubmission } from '#src/receipts/submit.ts'
import { unitsOf, type PricedCart, type PricedLine } from './cart.ts'
import { cartEmptied } from './cartSlice.ts'

function remembered({ label, quantity, lineTotal }: PricedLine): OrderContent['lines'][number] {
  return { label, quantity, lineTotal }
}

/**
 * Sends the order once and goes on to the success page whether it succeeded or failed (spec 4). A guest who has left
 * meanwhile, or was signed out, is not pulled back.
 */
export function useSendOrder(submissionId: string) {
  const { send: submit } = useSubmission()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const isHere = useRef(true)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function send({ lines, total }: PricedCart, payment: PaymentMethod): Promise<void> {
    if (isSending) return
    setSending(true)
    const settled = submit({
      id: submissionId,
      kind: 'order',
      content: { lines: lines.map(remembered), total, payment },
      body: { message: '', productIds: unitsOf(lines) },
    })
    dispatch(cartEmptied())
    const next = await settled
    if (next !== 'success-page' || !isHere.current) return
    void navigate(paths.orderSuccess, { replace: true, state: { submissionId } })
  }

  return { send: (cart: PricedCart, payment: PaymentMethod) => void send(cart, payment), isSending }
}
