import { bigBlindOf, leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import type { Entered } from '../enter.ts'
import { VisitEnds } from '../needed.ts'
import { openCardGame } from './open-card-game.ts'
import { playSeat } from './play-seat.ts'

/** Looks of one stay: at two to three seconds each, 12 to 25 minutes. */
const looksOfStay = { least: 280, most: 560 } as const
/** Big blinds brought beyond the least. */
const extraBigBlinds = 20n

type CashStay = {
  readonly rgsUrl: string
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** One stay of a member at the smallest cash table of hold'em, where most seats stay free. Throws `VisitEnds`. */
export const sitAtCashTable = async (
  entered: Entered,
  { rgsUrl, chance, signal }: CashStay,
): Promise<void> => {
  const game = await openCardGame(entered, { family: 'holdem', rgsUrl })
  const [table] = game.session.entries
  const { cash } = texasHoldem
  if (table === undefined || !cash) throw new VisitEnds('no cash table is on offer')
  const tableMinor = parseMoney(table)
  const brought =
    leastEntryOf(texasHoldem, tableMinor) + bigBlindOf(cash, tableMinor) * extraBigBlinds
  const { least, most } = looksOfStay
  const looksMax = least + Math.floor(chance() * (most - least))
  await playSeat({
    ...game,
    order: { entry: formatMoney(brought), table },
    looksMax,
    chance,
    signal,
  })
}
