import type { StatementBet } from '@trevo/contract/vendor/statement.ts'
import { findMoney, formatMoney } from '@trevo/money/money.ts'

/** A bet as our own books know it. */
export type OwnBet = {
  readonly debitTxn: string
  readonly roundId: string
  readonly stakeMinor: bigint
  readonly payoutMinor: bigint
  readonly state: 'open' | 'settled' | 'cancelled'
  /** A credit of it waits for an operator, so its payout differs from the vendor's. */
  readonly isInReview: boolean
  readonly at: Date
}

export type Difference = {
  readonly what:
    | 'statement_bet_unknown_here'
    | 'statement_bet_unknown_there'
    | 'statement_stake_differs'
    | 'statement_end_differs'
  /** The debit's id. */
  readonly about: string
  readonly detail: Readonly<Record<string, string>>
}

type Span = { readonly from: Date; readonly to: Date }

const isWithin = (at: Date, { from, to }: Span): boolean => at >= from && at < to

const detailOf = (theirs: StatementBet | undefined, ours: OwnBet | undefined) => ({
  round: theirs?.roundId ?? ours?.roundId ?? '',
  ...(theirs && {
    theirStake: theirs.stake,
    theirPayout: theirs.payout,
    theirState: theirs.state,
  }),
  ...(ours && {
    ourStake: formatMoney(ours.stakeMinor),
    ourPayout: formatMoney(ours.payoutMinor),
    ourState: ours.state,
  }),
})

const compareOne = (theirs: StatementBet, ours: OwnBet | undefined): Difference[] => {
  const told = (what: Difference['what']): Difference[] => [
    { what, about: theirs.transactionId, detail: detailOf(theirs, ours) },
  ]
  // A stake that was refused, or rolled back before it arrived, is on neither side.
  if (!ours) return theirs.state === 'cancelled' ? [] : told('statement_bet_unknown_here')
  if (findMoney(theirs.stake) !== ours.stakeMinor) return told('statement_stake_differs')
  const isSamePayout = ours.isInReview || findMoney(theirs.payout) === ours.payoutMinor
  const isSameEnd = theirs.state === ours.state && (ours.state !== 'settled' || isSamePayout)
  return isSameEnd ? [] : told('statement_end_differs')
}

/**
 * The differences between our books and a vendor's within a span. Both lists extend beyond it on both sides,
 * because two clocks never agree: a bet dated within the span on one side may be just outside on the other.
 */
export const compareStatements = (
  span: Span,
  theirs: readonly StatementBet[],
  ours: readonly OwnBet[],
): Difference[] => {
  const known = new Map(ours.map((bet) => [bet.debitTxn, bet]))
  const named = new Set(theirs.map(({ transactionId }) => transactionId))
  const ofTheirs = theirs
    .filter((bet) => isWithin(new Date(bet.at), span))
    .flatMap((bet) => compareOne(bet, known.get(bet.transactionId)))
  const onlyOurs = ours
    .filter(({ at, state }) => isWithin(at, span) && state !== 'cancelled')
    .filter(({ debitTxn }) => !named.has(debitTxn))
  return [
    ...ofTheirs,
    ...onlyOurs.map((bet): Difference => ({
      what: 'statement_bet_unknown_there',
      about: bet.debitTxn,
      detail: detailOf(undefined, bet),
    })),
  ]
}
