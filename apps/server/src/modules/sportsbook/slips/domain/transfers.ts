import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'

/** Every movement of the sportsbook. The house `sportsbook` wins stakes and pays prizes. */
const source = 'sportsbook'
const house = 'sportsbook'

// 3106 is Trevo's: a bet that was cashed out paid no prize, and the list of codes has none for it.
const kinds = {
  staked: { kind: 'sportsbook.stake_taken', role: 'debit', typeCode: 3200, house, stake: true },
  prize: { kind: 'sportsbook.prize_paid', role: 'credit', typeCode: 3100, house },
  cashOut: { kind: 'sportsbook.cash_out_paid', role: 'credit', typeCode: 3106, house },
  // For a stake that was cashed out before it was decided: it does not count as staked.
  stakeSold: { kind: 'sportsbook.stake_sold', role: 'credit', typeCode: 3106, house },
  refunded: { kind: 'sportsbook.stake_refunded', role: 'credit', typeCode: 4106, house },
  reversed: {
    kind: 'sportsbook.prize_reversed',
    role: 'debit',
    typeCode: 4301,
    house,
    guarded: false,
  },
} as const satisfies Record<string, KindDefinition>

export const sportsbookKinds: readonly KindDefinition[] = Object.values(kinds)

/** What counts as turnover, and what returns a stake. */
export const sportsbookStakedKind: string = kinds.staked.kind
export const sportsbookReturnedKinds: readonly string[] = [
  kinds.refunded.kind,
  kinds.stakeSold.kind,
]

export type CreditKind = 'prize' | 'refund' | 'cash_out'

/** A slip's visible number: on the statement, in the records, for operators. */
export const slipNumber = (slipId: bigint): string => `S${slipId}`

type Moved = { readonly memberId: bigint; readonly slipId: bigint; readonly amountMinor: bigint }

/** Available → house: the stake of an accepted slip. */
export const stakeTaken = ({ memberId, slipId, amountMinor }: Moved): PostCommand => ({
  source,
  txnId: `slip:${slipId}:staked`,
  kind: kinds.staked.kind,
  memberId,
  amountMinor,
  reference: { round: slipNumber(slipId) },
})

const creditKinds = {
  prize: kinds.prize,
  refund: kinds.refunded,
  cash_out: kinds.cashOut,
} as const satisfies Record<CreditKind, KindDefinition>

export type OwedCredit = Moved & { readonly creditId: bigint; readonly kind: CreditKind }

/** House → available: a slip's credit. */
export const creditPaid = ({
  creditId,
  kind,
  memberId,
  slipId,
  amountMinor,
}: OwedCredit): PostCommand => ({
  source,
  txnId: `credit:${creditId}`,
  kind: creditKinds[kind].kind,
  memberId,
  amountMinor,
  reference: { round: slipNumber(slipId) },
})

/** The part of a cash-out's payment that returns the sold stake. */
export const soldBack = (amountMinor: bigint, soldMinor: bigint): bigint =>
  amountMinor < soldMinor ? amountMinor : soldMinor

/**
 * The payment of a cash-out: as far as it returns the sold stake, that stake does not count as turnover. @param
 * backMinor the returned part of the stake
 */
export const cashOutPaid = (credit: OwedCredit, backMinor: bigint): readonly PostCommand[] => {
  const whole = creditPaid(credit)
  const gainMinor = credit.amountMinor - backMinor
  const back = {
    ...whole,
    txnId: `${whole.txnId}:stake`,
    kind: kinds.stakeSold.kind,
    amountMinor: backMinor,
  }
  return gainMinor > 0n ? [back, { ...whole, amountMinor: gainMinor }] : [back]
}

/** Back from the member as far as the balance reaches: the match was settled differently. */
export const creditReversed = (credit: OwedCredit): PostCommand => ({
  ...creditPaid(credit),
  txnId: `credit:${credit.creditId}:reversed`,
  kind: kinds.reversed.kind,
  guard: 'none',
})

/** The slip of a visible number; undefined for anything else. */
export const slipIdOf = (number: string): bigint | undefined =>
  /^S\d{1,18}$/.test(number) ? BigInt(number.slice(1)) : undefined

/** Under which names the ledger may have movements of a slip. */
export const slipMovementNames = (slipId: bigint, creditIds: readonly string[]) => [
  { source, txnId: `slip:${slipId}:staked` },
  ...creditIds.flatMap((id) =>
    [`credit:${id}:stake`, `credit:${id}`, `credit:${id}:reversed`].map((txnId) => ({
      source,
      txnId,
    })),
  ),
]
