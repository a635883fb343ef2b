import { VendorId } from '@trevo/contract/vendor/shapes.ts'
import { findMoney } from '@trevo/money/money.ts'
import { decimalOf, ExactNumber } from '@trevo/vendor-kit/exact/exact-json.ts'
import { z } from 'zod'

// The messages of a one-wallet vendor. Unread fields are ignored.

const Session = z.string().regex(/^[\x21-\x7e]{1,128}$/)
const Currency = z.string().regex(/^[A-Z]{3}$/)
/** Names the bet: its debit, its credit and its cancel. Leaves space for our suffix. */
const BetId = z.string().regex(/^[\x21-\x7e]{1,56}$/)

/** A decimal of reais; finer than 1/10,000 is refused, never rounded. */
const Amount = z.instanceof(ExactNumber).transform((value, context) => {
  const text = decimalOf(value)
  const amountMinor = text === undefined ? undefined : findMoney(text)
  if (amountMinor !== undefined) return amountMinor
  context.addIssue({ code: 'custom', message: 'an amount of four decimals at most' })
  return z.NEVER
})

const attempt = { uuid: VendorId, sid: Session, userId: VendorId }

const movement = {
  ...attempt,
  currency: Currency,
  /** `id` is the round's. */
  game: z.object({
    id: VendorId,
    details: z.object({ table: z.object({ id: VendorId }) }).optional(),
  }),
  transaction: z.object({ id: VendorId, refId: BetId, amount: Amount }),
}

/** A caller with only the game's address knows no user yet. */
export const Check = z.object({ ...attempt, userId: VendorId.nullish() })
export const Balance = z.object({ ...attempt, currency: Currency })
export const Movement = z.object(movement)

export type Check = z.infer<typeof Check>
export type Balance = z.infer<typeof Balance>
export type Movement = z.infer<typeof Movement>
