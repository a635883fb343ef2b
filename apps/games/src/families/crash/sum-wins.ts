import { formatMoney } from '@trevo/money/money.ts'
import type { ShownResult } from '../../controls/result.ts'
import type { Formats } from '../../text/format.ts'
import type { Text } from '../../text/pt.ts'
import type { SeenRound } from '../board.ts'
import { viewOf } from './create-seat.ts'

/** The result line of a player's won bets in one flight: what they paid together, and where each was cashed out. */
export const sumWins = (
  won: readonly SeenRound[],
  { text, formats }: { readonly text: Text; readonly formats: Formats },
): ShownResult => {
  const sum = (of: (bet: SeenRound) => bigint) => won.reduce((total, bet) => total + of(bet), 0n)
  const paidMinor = sum(({ payoutMinor }) => payoutMinor)
  const isWin = paidMinor > sum(({ stakeMinor }) => stakeMinor)
  return {
    kind: isWin ? 'won' : 'returned',
    label: isWin ? text.won : text.returned,
    amount: formats.money(formatMoney(paidMinor)),
    detail: won
      .map((bet) => {
        const paid = formats.money(formatMoney(bet.payoutMinor))
        return `${formats.multiplier(viewOf(bet).cashedOutAt ?? 0)} ${paid}`
      })
      .join(' + '),
  }
}
