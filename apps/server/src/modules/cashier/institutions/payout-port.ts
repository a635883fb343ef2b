import type { PayeeTarget } from '../withdrawals/domain/payee-target.ts'

/**
 * What we need of an institution that pays for us. No standard covers it, so each institution has
 * an adapter of its own. An id is a payout for ever: asked for again, it is the same one.
 */
export type PayoutInstitution = {
  /** Whose a Pix key is, from the central bank's directory; undefined when no bank knows it. */
  findKeyHolder(key: string): Promise<KeyHolder | undefined>
  requestPayout(order: PayoutOrder): Promise<Payout>
  findPayout(payoutId: string): Promise<Payout | undefined>
  /** From here on this id pays nobody who is not paid yet, also if a request still comes late. */
  withdrawPayout(payoutId: string): Promise<Payout>
  /** Those asked for between two instants (both included), by when they were asked for. */
  listPayouts(window: PayoutWindow): Promise<Payout[]>
  /** The payee's word on a part that another person sent. */
  answerPart(payoutId: string, partId: string, word: 'received' | 'not_received'): Promise<Payout>
}

export type KeyHolder = { readonly document: string; readonly name: string }

export type PayoutOrder = {
  readonly payoutId: string
  readonly channel: 'pix' | 'peer'
  readonly amountMinor: bigint
  readonly target: PayeeTarget
  /** Paid only if the account behind the target is this person's. */
  readonly payee: KeyHolder
}

export type PayoutWindow = {
  readonly from: Date
  readonly until: Date
  /** Only those that were settled and came back. */
  readonly isReturned?: true
}

export type PayoutPart = {
  readonly partId: string
  readonly amountMinor: bigint
  readonly endToEndId: string
  readonly sentAt: Date
  /** `sent` waits for the payee's word; `disputed` for the institution's. */
  readonly status: 'sent' | 'received' | 'disputed' | 'proved' | 'unpaid'
}

export type Payout = {
  readonly payoutId: string
  /** `awaiting`: people pay it in parts. `returned`: settled first, then given back. */
  readonly status: 'processing' | 'awaiting' | 'settled' | 'rejected' | 'returned'
  readonly amountMinor: bigint
  readonly requestedAt: Date
  readonly endToEndId: string | undefined
  /** The institution's word for why not. */
  readonly reason: string | undefined
  readonly parts: readonly PayoutPart[]
}
