import type { PaymentReason } from '@trevo/contract/wps/cashier/deposit.ts'

/** A Pix as the institution tells it. */
export type PaidPix = {
  readonly amountMinor: bigint
  readonly paidAt: Date
  /** CPF or CNPJ, digits only; undefined while the institution does not know. */
  readonly payerDocument: string | undefined
}

/** The deposit its txid leads to. */
export type AskedDeposit = {
  readonly amountMinor: bigint
  readonly expiresAt: Date
  readonly isCredited: boolean
  /** Cancelled when the account was closed, or its member excluded. */
  readonly isCancelled: boolean
}

export type MemberRules = {
  readonly cpf: string | undefined
  /** The account is closed, now that the money is here. */
  readonly isClosed: boolean
  /** Neither blocked nor excluded, now that the money is here. */
  readonly mayDeposit: boolean
  /** The jurisdiction takes money from the member's own CPF alone. */
  readonly payerCpfRequired: boolean
}

export type Verdict =
  | { readonly end: 'credit' }
  | { readonly end: 'hold'; readonly reason: 'payer_unknown' }
  | { readonly end: 'refund'; readonly reason: PaymentReason }

const refund = (reason: PaymentReason): Verdict => ({ end: 'refund', reason })

const judgePayer = (pix: PaidPix, member: MemberRules): Verdict => {
  if (member.cpf === undefined) {
    return member.payerCpfRequired ? refund('payer_differs') : { end: 'credit' }
  }
  if (pix.payerDocument === undefined) return { end: 'hold', reason: 'payer_unknown' }
  return pix.payerDocument === member.cpf ? { end: 'credit' } : refund('payer_differs')
}

/**
 * The end of one payment (domain rules for deposits: matched by txid; never credited silently when
 * amount, time, payer or state of the member do not fit). One deposit is credited at most once, with
 * whichever fitting payment is assessed first; every other payment goes back.
 */
export const assessPayment = (
  pix: PaidPix,
  deposit: AskedDeposit | undefined,
  member: MemberRules | undefined,
): Verdict => {
  if (!deposit || !member) return refund('unknown_charge')
  if (deposit.isCredited) return refund('already_paid')
  // The instant of expiry itself is already too late, as at the payer's bank.
  if (pix.paidAt >= deposit.expiresAt) return refund('late')
  if (pix.amountMinor !== deposit.amountMinor) return refund('amount_differs')
  if (member.isClosed) return refund('account_closed')
  if (!member.mayDeposit || deposit.isCancelled) return refund('member_blocked')
  return judgePayer(pix, member)
}
