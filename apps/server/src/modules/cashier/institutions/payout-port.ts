import type { AccountType, PixKeyType } from '@trevo/contract/wps/cashier/payee.ts'
import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'

/**
 * What we need of an institution that pays for us. No standard covers it, so each institution has
 * its own adapter. An id is a payout permanently: asked for again, it is the same one.
 */
export type PayoutInstitution = {
  /** Whose a Pix key is, from the central bank's directory; undefined when no bank knows it. */
  findKeyHolder(key: string): Promise<KeyHolder | undefined>
  requestPayout(order: PayoutOrder): Promise<Payout>
  findPayout(payoutId: string): Promise<Payout | undefined>
  /** From here on this id pays nobody who is not paid yet, also if a request still comes late. */
  cancelPayout(payoutId: string): Promise<Payout>
  /** Those asked for between two instants (both included), by when they were asked for. */
  listPayouts(window: PayoutWindow): Promise<Payout[]>
  /** Reports whether the payee received a part that another person sent. */
  answerPart(payoutId: string, partId: string, answer: PartAnswer): Promise<Payout>
}

export type PartAnswer = 'received' | 'not_received'

/** Where a payout goes: a Pix key or a bank account, as the institution wants it. */
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
  /** Only those that were settled and came back. */
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
  /** Why it was rejected; undefined where the institution gives no reason that we know. */
  readonly failure?: PayoutFailure | undefined
  /** The reason in the institution's own words, for operators. */
  readonly reason: string | undefined
  readonly parts: readonly PayoutPart[]
}
