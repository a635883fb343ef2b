import type { KindDefinition, PostCommand, Transfer } from '../../../../wallet/index.ts'

/**
 * Every movement of deposits. `institution` is what payment institutions owe us: it falls with each Pix that they
 * hold, and rises when they return it or settle with our bank.
 */
export const institutionHouse = 'institution'
/** Suspense: what we owe payers for received Pix that are not (yet) a deposit. */
export const returnsHouse = 'pix_returns'
/** Receivables, below zero: what members owe us for credited Pix that were returned. */
export const receivablesHouse = 'pix_receivables'
/** Payments that can no longer be returned to their payer. */
export const unclaimedHouse = 'pix_unclaimed'

export const depositCreditedKind = {
  kind: 'cashier.deposit_credited',
  role: 'credit',
  typeCode: 6101,
  house: institutionHouse,
} as const satisfies KindDefinition

/** A debit by the house on the member's statement. */
const typeCode = 8222
/** Moves between houses alone and is on no member's statement. */
const ofHouses = { role: 'legs', typeCode: 0 } as const

const kinds = {
  reversed: { kind: 'cashier.deposit_reversed', role: 'legs', typeCode, guarded: false },
  // What promotions gave for a returned deposit goes back to their house.
  rewardReversed: {
    kind: 'cashier.deposit_reward_reversed',
    role: 'legs',
    typeCode,
    guarded: false,
  },
  receivablePaid: {
    kind: 'cashier.receivable_paid',
    role: 'debit',
    typeCode,
    house: receivablesHouse,
    guarded: false,
  },
  // The ledger keeps the names under which these two were registered first.
  suspended: { kind: 'cashier.pix_parked', ...ofHouses },
  suspenseCredited: { kind: 'cashier.pix_unparked', ...ofHouses },
  suspenseReturned: { kind: 'cashier.pix_returned', ...ofHouses },
  suspenseUnclaimed: { kind: 'cashier.pix_unclaimed', ...ofHouses },
} as const satisfies Record<string, KindDefinition>

export const cashierKinds: readonly KindDefinition[] = [
  depositCreditedKind,
  ...Object.values(kinds),
]

/** Only legs name them, so they are registered by name. Their rows are locked in this order. */
export const cashierHouses = [
  institutionHouse,
  returnsHouse,
  receivablesHouse,
  unclaimedHouse,
] as const

/**
 * Institution → member. The id depends only on the payment, not on the deposit or the amount: one Pix is credited
 * once, regardless of other reports about it.
 */
export const depositCredited = (payment: {
  readonly endToEndId: string
  readonly memberId: bigint
  readonly depositId: string
  readonly amountMinor: bigint
}): PostCommand => ({
  source: 'cashier',
  txnId: `${payment.endToEndId}:deposit_credited`,
  kind: depositCreditedKind.kind,
  memberId: payment.memberId,
  amountMinor: payment.amountMinor,
  reference: { depositId: payment.depositId, endToEndId: payment.endToEndId },
})

type Pix = { readonly endToEndId: string; readonly amountMinor: bigint }

const betweenHouses = (
  { endToEndId, amountMinor }: Pix,
  kind: string,
  [from, to]: readonly [from: string, to: string],
): Transfer => ({
  source: 'cashier',
  txnId: `${endToEndId}:${kind.replace('cashier.', '')}`,
  kind,
  legs: [
    { house: from, amountMinor: -amountMinor },
    { house: to, amountMinor },
  ],
  reference: { endToEndId },
})

/** Institution → suspense: it has arrived, but is not the member's. */
export const pixSuspended = (pix: Pix): Transfer =>
  betweenHouses(pix, kinds.suspended.kind, [institutionHouse, returnsHouse])

/** Suspense → institution: a held Pix is credited after all, in the same transaction. */
export const suspenseCredited = (pix: Pix): Transfer =>
  betweenHouses(pix, kinds.suspenseCredited.kind, [returnsHouse, institutionHouse])

/** Suspense → institution: the payer has it back. */
export const suspenseReturned = (pix: Pix): Transfer =>
  betweenHouses(pix, kinds.suspenseReturned.kind, [returnsHouse, institutionHouse])

/** Suspense → unclaimed: the time for returning it is over. */
export const suspenseUnclaimed = (pix: Pix): Transfer =>
  betweenHouses(pix, kinds.suspenseUnclaimed.kind, [returnsHouse, unclaimedHouse])

export type Reversal = {
  readonly endToEndId: string
  readonly refundId: string
  readonly memberId: bigint
  readonly depositId: string
  readonly amountMinor: bigint
}

const reversalReference = ({ endToEndId, refundId, depositId }: Reversal) => ({
  depositId,
  endToEndId,
  returnId: refundId,
})

const reversed = (
  reversal: Reversal,
  coveredMinor: bigint,
  to: { readonly step: string; readonly kind: KindDefinition; readonly house: string },
): Transfer => {
  const { memberId, amountMinor, endToEndId, refundId } = reversal
  const owedMinor = amountMinor - coveredMinor
  return {
    source: 'cashier',
    txnId: `${endToEndId}:${refundId}:${to.step}`,
    kind: to.kind.kind,
    legs: [
      ...(coveredMinor > 0n ? [{ memberId, amountMinor: -coveredMinor }] : []),
      ...(owedMinor > 0n ? [{ house: receivablesHouse, amountMinor: -owedMinor }] : []),
      { house: to.house, amountMinor },
    ],
    reference: reversalReference(reversal),
    guard: 'none',
  }
}

/** Member (what the balance covers) and receivables (the rest) → institution, which returned it. */
export const depositReversed = (reversal: Reversal, coveredMinor: bigint): Transfer =>
  reversed(reversal, coveredMinor, {
    step: 'deposit_reversed',
    kind: kinds.reversed,
    house: institutionHouse,
  })

/** The same of money that a house gave for the deposit: member and receivables → that house. */
export const rewardReversed = (reversal: Reversal, coveredMinor: bigint, house: string): Transfer =>
  reversed(reversal, coveredMinor, { step: 'reward_reversed', kind: kinds.rewardReversed, house })

/** Member → receivables: part or all of the debt. */
export const receivablePaid = (
  reversal: Omit<Reversal, 'amountMinor'> & { readonly what: 'deposit' | 'promotion' },
  paymentNumber: number,
  amountMinor: bigint,
): PostCommand => ({
  source: 'cashier',
  txnId: [
    reversal.endToEndId,
    reversal.refundId,
    ...(reversal.what === 'deposit' ? [] : [reversal.what]),
    'receivable_paid',
    paymentNumber,
  ].join(':'),
  kind: kinds.receivablePaid.kind,
  memberId: reversal.memberId,
  amountMinor,
  reference: reversalReference({ ...reversal, amountMinor }),
  guard: 'none',
})
