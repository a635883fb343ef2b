import { VendorId } from '@trevo/contract/vendor/shapes.ts'
import { ExactNumber, wholeOf } from '@trevo/vendor-kit/exact/exact-json.ts'
import { z } from 'zod'

// The messages of a Hub88-style vendor. Fields that are not read are ignored: suppliers
// behind a hub add their own.

const Token = z.string().regex(/^[\x21-\x7e]{1,128}$/)
const Currency = z.string().regex(/^[A-Z]{3}$/)

/** 1/100,000 of a real, an integer, not negative. */
const Amount = z.instanceof(ExactNumber).transform((value, context) => {
  const units = wholeOf(value)
  if (units !== undefined) return units
  context.addIssue({ code: 'custom', message: 'a whole number that is not negative' })
  return z.NEVER
})

const attempt = { request_uuid: VendorId, user: VendorId }

const movement = {
  ...attempt,
  transaction_uuid: VendorId,
  round: VendorId,
  round_closed: z.boolean().nullish(),
  game_code: VendorId,
}

const Money = { currency: Currency, amount: Amount }

/** Without a token it only checks whether we know the user. */
export const UserInfo = z.object({ ...attempt, user: VendorId.nullish(), token: Token.nullish() })
export const UserBalance = z.object({ ...attempt, token: Token, currency: Currency.nullish() })
/** A free bet is refused: its cost would be a promotion's, and we have none from a vendor. */
export const Bet = z.object({
  ...movement,
  ...Money,
  token: Token,
  is_free: z.literal(false).nullish(),
})
/** The token is not checked: a win may come after its session. */
export const Win = z.object({ ...movement, ...Money, reference_transaction_uuid: VendorId })
export const Rollback = z.object({ ...movement, reference_transaction_uuid: VendorId })

export type UserInfo = z.infer<typeof UserInfo>
export type UserBalance = z.infer<typeof UserBalance>
export type Bet = z.infer<typeof Bet>
export type Win = z.infer<typeof Win>
export type Rollback = z.infer<typeof Rollback>
