import type { PaymentReason } from '@trevo/contract/wps/cashier/deposit.ts'
import { compareDocuments, isReadableDocument } from '@trevo/field-rules/person-document.ts'

/** A Pix as the institution reports it. */
export type PaidPix = {
  readonly amountMinor: bigint
  readonly paidAt: Date
  /** CPF or CNPJ as the institution writes it; undefined while unknown. */
  readonly payerDocument: string | undefined
  /** What is known about the payer's own accounts, at every brand. */
  readonly payerAccounts?: PayerAccounts | undefined
}

export type PayerAccounts = {
  /** One of them is excluded from play. */
  readonly isExcluded: boolean
  /** One of them is closed. */
  readonly isClosed: boolean
}

/** The deposit of its txid. */
export type AskedDeposit = {
  readonly amountMinor: bigint
  readonly expiresAt: Date
  readonly isCredited: boolean
  /** Cancelled when the account was closed, or its member excluded. */
  readonly isCancelled: boolean
}

export type MemberRules = {
  readonly cpf: string | undefined
  /** The account is closed at the time of the payment's arrival. */
  readonly isClosed: boolean
  /** Neither blocked nor excluded at the time of the payment's arrival. */
  readonly mayDeposit: boolean
  /** The jurisdiction accepts money only from the member's own CPF. */
  readonly payerCpfRequired: boolean
}

export type Verdict =
  | { readonly end: 'credit' }
  | { readonly end: 'hold'; readonly reason: 'payer_unknown' }
  | { readonly end: 'refund'; readonly reason: PaymentReason }

const refund = (reason: PaymentReason): Verdict => ({ end: 'refund', reason })

/**
 * The payer. In every jurisdiction an unreadable payer is left to an operator, and the money of someone who is
 * excluded or has closed an account is returned, for any deposit; the reason does not reveal another person's
 * exclusion.
 */
const judgePayer = (pix: PaidPix, member: MemberRules): Verdict => {
  const comparison = compareDocuments(member.cpf, pix.payerDocument)
  const { isExcluded = false, isClosed = false } = pix.payerAccounts ?? {}
  if (comparison === 'same') return isExcluded ? refund('member_blocked') : { end: 'credit' }
  if (comparison === 'different' || isExcluded || isClosed) return refund('payer_differs')
  if (!isReadableDocument(pix.payerDocument)) return { end: 'hold', reason: 'payer_unknown' }
  return member.payerCpfRequired ? refund('payer_differs') : { end: 'credit' }
}

/**
 * The decision of one payment (domain rules for deposits: matched by txid; never credited silently if amount,
 * time, payer or the member's state do not fit). One deposit is credited at most once, with the first fitting
 * payment; every other payment is returned.
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
