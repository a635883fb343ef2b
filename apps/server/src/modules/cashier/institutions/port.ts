import type { Logger } from '@trevo/platform/logger.ts'
import type { InstitutionAccount } from './account-port.ts'
import type { PayoutInstitution } from './payout-port.ts'

/**
 * Our interface to a payment institution that receives Pix for us. Its adapters are beside this file. Amounts are
 * in our unit (1/10,000 BRL), always whole centavos.
 */
export type Institution = {
  readonly name: string
  /** The time by the institution's own clock, from its last answer; ours before the first. */
  now(): Date
  createCharge(order: ChargeOrder): Promise<Charge>
  /** It can no longer be paid. Refused if it is already paid, cancelled or unknown. */
  cancelCharge(name: ChargeName): Promise<void>
  findCharge(name: ChargeName): Promise<Charge | undefined>
  /** Must include the payer: an institution that cannot name the payer cannot be used. */
  findPayment(endToEndId: string): Promise<ReceivedPix | undefined>
  listPayments(window: PaymentWindow): Promise<ReceivedPix[]>
  /** Charges created in a span, with and without a due date. */
  listCharges(span: { readonly from: Date; readonly until: Date }): Promise<Charge[]>
  requestRefund(order: RefundOrder): Promise<Refund>
  findRefund(endToEndId: string, refundId: string): Promise<Refund | undefined>
  /** The address for the institution's notices. */
  registerWebhook(url: string): Promise<void>
  close(): Promise<void>
}

/** Charges with and without a due date are different resources at an institution. */
export type ChargeName = { readonly txid: string; readonly isDated: boolean }

export type ChargeOrder = {
  readonly txid: string
  readonly amountMinor: bigint
  /** This many seconds from now, or until the end of a calendar day (then the debtor must be named). */
  readonly life: { readonly sec: number } | { readonly dueOn: string }
  readonly payerNote: string
  /** Shown to the payer's bank; it does not restrict the payer. */
  readonly debtor?: { readonly cpf: string; readonly name: string } | undefined
}

export type Charge = {
  readonly txid: string
  readonly amountMinor: bigint
  /** Host and path of the payload, without scheme. */
  readonly location: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Neither paid nor cancelled; expiry does not count here. */
  readonly isPayable: boolean
}

export type ReceivedPix = {
  readonly endToEndId: string
  readonly txid: string | undefined
  readonly amountMinor: bigint
  readonly paidAt: Date
  readonly payer: { readonly document: string; readonly name: string } | undefined
  readonly refunds: readonly Refund[]
}

export type PaymentWindow = {
  readonly from: Date
  readonly until: Date
  readonly txid?: string
  /** Only those with a returned part. */
  readonly hasRefunds?: boolean
}

export type RefundOrder = {
  readonly endToEndId: string
  readonly refundId: string
  readonly amountMinor: bigint
  readonly note: string
}

export type Refund = {
  readonly refundId: string
  readonly returnId: string
  readonly amountMinor: bigint
  readonly status: 'processing' | 'done' | 'failed'
  /** `dispute`: a return by the special return mechanism (MED); we did not ask for it. */
  readonly origin: 'ours' | 'dispute'
}

/** The institution understood and refuses; repeating the request changes nothing. */
export class InstitutionRefusal extends Error {
  readonly problemType: string
  constructor(problemType: string, detail: string) {
    super(`${problemType}: ${detail}`)
    this.name = 'InstitutionRefusal'
    this.problemType = problemType
  }
}

/** No usable answer: whether it acted is unknown until it is queried. Never decides money. */
export class InstitutionFailure extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause })
    this.name = 'InstitutionFailure'
  }
}

/** An unreadable element of an institution's list or notice, as received. */
export type UnreadableElement = {
  readonly source: 'pix' | 'refund' | 'charge' | 'payout' | 'part' | 'notice'
  readonly raw: string
}

/** Keeps unreadable elements, for operators. It must not fail. */
export type KeepUnreadable = (elements: readonly UnreadableElement[]) => Promise<void>

/** Receives the ids named by a notice; nothing else of a notice counts. */
export type NoticeListener = {
  readonly logger: Logger
  readonly onPayments: (endToEndIds: readonly string[]) => Promise<void>
  readonly onPayouts: (payoutIds: readonly string[]) => Promise<void>
  readonly keepUnreadable: KeepUnreadable
}

export type OpenInstitution = {
  readonly institution: Institution
  readonly payouts: PayoutInstitution
  /** Undefined without an institution. */
  readonly account: InstitutionAccount | undefined
  /** How notices reach us; undefined without an institution, and so without work. */
  readonly notices:
    | {
        readonly pollEveryMs: number
        /** Listens for notices, at an address for `registerWebhook`. */
        listen(listener: NoticeListener): Promise<{ readonly url: string; close(): Promise<void> }>
      }
    | undefined
}
