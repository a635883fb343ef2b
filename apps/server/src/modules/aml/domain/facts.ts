import { dayMs } from '@trevo/calendar/durations.ts'
import type { JurisdictionRules } from '@trevo/contract/jurisdiction-rules.ts'
import type { AmlEvidence, AmlRule } from '@trevo/contract/ops/compliance/aml.ts'

export type PaymentKind = 'deposit' | 'withdrawal' | 'reversal' | 'sent_back'
export type EvidenceKind = AmlEvidence['kind']

/** A payment of one of the person's accounts. `amountMinor` is above zero. */
export type Payment = {
  readonly transferId: bigint
  readonly at: Date
  readonly kind: PaymentKind
  readonly amountMinor: bigint
  /** The cashier's id of it. */
  readonly reference: string
}

/** What was staked in an hour (UTC), given back stakes left out. */
export type PlayHour = { readonly hour: Date; readonly stakesMinor: bigint }

/** A Pix of somebody else, or one that its bank reversed. */
export type PayerFault = {
  readonly kind: 'payer_differs' | 'reversal'
  readonly at: Date
  readonly amountMinor: bigint
  /** The end-to-end id. */
  readonly reference: string
}

/** An account of another person with what both share. */
export type PersonLink = {
  readonly reason: 'samePayee' | 'sameDevice' | 'oppositeBets'
  readonly customerId: string
  readonly username: string
}

/** What rules know of a person, over all accounts at the brands of the company. */
export type PersonFacts = {
  readonly now: Date
  /** Oldest first, of the last `lookback` and window days. */
  readonly payments: readonly Payment[]
  readonly play: readonly PlayHour[]
  readonly faults: readonly PayerFault[]
  /** The last play or payment before the first of `payments`; the first registration where there is none. */
  readonly activeBefore: Date
  readonly links: readonly PersonLink[]
  /** As the form declares or a list says; null where nothing is known. */
  readonly exposure: 'self' | 'related' | 'listed' | null
  readonly monthlyIncomeMinor: bigint | null
}

export type Evidence = {
  readonly kind: EvidenceKind
  readonly reference: string
  readonly at: Date | null
  readonly amountMinor: bigint | null
}

/** What a rule found. The same `key` is raised once for a person. */
export type Finding = {
  readonly rule: AmlRule
  readonly key: string
  readonly amountMinor: bigint | null
  readonly evidence: readonly Evidence[]
}

export type AmlSettings = Pick<
  JurisdictionRules,
  | 'amlWindowDays'
  | 'amlLookbackDays'
  | 'amlPassThroughMinor'
  | 'amlPassThroughPlayBp'
  | 'amlStructuringMinor'
  | 'amlStructuringBandBp'
  | 'amlStructuringCount'
  | 'amlPayerMismatches'
  | 'amlReversals'
  | 'amlDormantDays'
  | 'amlDormantMinor'
  | 'amlIncomeBp'
  | 'amlUndeclaredMinor'
  | 'amlLinkedMinor'
  | 'amlPep'
>

/** The number of the span of `days` days since 1970 that an instant is in: what a rule raises once within it. */
export const spanOf = (at: Date, days: number): string =>
  `${days}d ${Math.floor(at.getTime() / (days * dayMs))}`

export const isWithin = (at: Date, until: Date, days: number): boolean =>
  at <= until && at.getTime() > until.getTime() - days * dayMs

export const sumOf = (rows: readonly { readonly amountMinor: bigint }[]): bigint =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

export const evidenceOf = ({ kind, at, amountMinor, reference }: Payment): Evidence => ({
  kind: kind === 'sent_back' ? 'withdrawal' : kind,
  at,
  amountMinor,
  reference,
})

/** The share of an amount in basis points, rounded down. */
export const shareOf = (amountMinor: bigint, bp: number): bigint =>
  (amountMinor * BigInt(bp)) / 10_000n
