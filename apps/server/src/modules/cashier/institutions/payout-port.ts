import type { AccountType, PixKeyType } from '@trevo/contract/wps/cashier/payee.ts'
import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'

/**
 * Our interface to an institution that makes payouts. No standard covers it, so each institution has its own
 * adapter. A payout id is permanent: requested again, it is the same payout.
 */
export type PayoutInstitution = {
  /** The owner of a Pix key, from the central bank's directory; undefined if no bank knows it. */
  findKeyHolder(key: string): Promise<KeyHolder | undefined>
  requestPayout(order: PayoutOrder): Promise<Payout>
  findPayout(payoutId: string): Promise<Payout | undefined>
  /** From here on this id makes no new payment, even if a request still arrives late. */
  cancelPayout(payoutId: string): Promise<Payout>
  /** Payouts requested between two instants (both included), in order of the request. */
  listPayouts(window: PayoutWindow): Promise<Payout[]>
  /** Reports whether the payee received a part that another person sent. */
  answerPart(payoutId: string, partId: string, answer: PartAnswer): Promise<Payout>
}

export type PartAnswer = 'received' | 'not_received'

/** The target of a payout: a Pix key or a bank account, in the institution's format. */
export type PayeeTarget =
  | { readonly kind: 'pix'; readonly keyType: PixKeyType; readonly key: string }
  | {
      readonly kind: 'bank'
      readonly bankCode: string
      readonly bankName: string
      readonly branch: string
      readonly accountNumber: string
      readonly accountType: AccountType
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
  /** Only those that were settled and later returned. */
  readonly isReturned?: true
}

export type PayoutPart = {
  readonly partId: string
  readonly amountMinor: bigint
  readonly endToEndId: string
  readonly sentAt: Date
  /** `sent` waits for the payee's answer; `disputed` for the institution's decision. */
  readonly status: 'sent' | 'received' | 'disputed' | 'proved' | 'unpaid'
}

export type Payout = {
  readonly payoutId: string
  /** `awaiting`: people pay it in parts. `returned`: settled first, then returned. */
  readonly status: 'processing' | 'awaiting' | 'settled' | 'rejected' | 'returned'
  readonly amountMinor: bigint
  readonly requestedAt: Date
  readonly endToEndId: string | undefined
  /** Why it was rejected; undefined if the institution gives no reason that we know. */
  readonly failure?: PayoutFailure | undefined
  /** The reason in the institution's own words, for operators. */
  readonly reason: string | undefined
  readonly parts: readonly PayoutPart[]
}
