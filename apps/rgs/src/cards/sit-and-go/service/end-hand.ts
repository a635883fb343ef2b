import type { Tx } from '@trevo/database/connect.ts'
import type { TableResult } from '@trevo/game-rules/card-tables/card-table.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { noteHandPlayed } from '../../common/repository/seats.ts'
import type { DealRow, SeatRow } from '../../tables.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { closeSitAndGo, payPlaces } from './pay-places.ts'
import { waitForHand } from './wait-for-hand.ts'

type Ended = {
  readonly sitAndGo: SitAndGo
  readonly deal: DealRow
  readonly result: TableResult
}

type Played = { readonly seat: SeatRow; readonly before: number; readonly after: number }

const playedOf = ({ seats }: OpenTable, { deal, result }: Ended): readonly Played[] =>
  deal.seats.map(({ roundId, stackMinor }, place) => {
    const seat = seats.find((one) => one.round_id === roundId)
    if (!seat) throw new Error(`seat ${roundId} is gone`)
    const after = chipCount(result.stacksMinor[place] ?? 0n)
    return { seat, before: chipCount(BigInt(stackMinor)), after }
  })

/**
 * A hand of a tournament has ended. A player without chips is out and gets a place; of several, the one who began
 * the hand with more gets the better place. The last one with chips has won.
 */
export const endHand = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  ended: Ended,
): Promise<void> => {
  const { game } = open
  const { sitAndGo, deal } = ended
  const played = playedOf(open, ended)
  const { bankMs } = game.times
  for (const { seat, after: chips } of played) {
    const given = { chips, bankBackMs: sitAndGo.bankBackMs, bankMs }
    await noteHandPlayed(tx, seat.round_id, given)
  }
  // From the left of the button, like odd chips.
  const fromTheLeft = [...played.slice(1), ...played.slice(0, 1)]
  const stillIn = played.filter(({ after }) => after > 0)
  const leaving = fromTheLeft
    .filter(({ after }) => after === 0)
    .map(({ seat, before: chips }) => ({ seat, chips }))
  const button = { button_seat: deal.seats[0]?.seat ?? null }
  const at = await changeTable(tx, open.table.id, button)
  const table = await payPlaces(dependencies, tx, {
    table: at,
    sitAndGo,
    stillIn: stillIn.length,
    leaving,
  })
  const [last, ...others] = stillIn
  if (!last || others.length > 0) {
    return waitForHand(dependencies, tx, { table, sitAndGo }, sitAndGo.pauseMs)
  }
  const winner = { seat: last.seat, chips: last.after }
  const won = { table, sitAndGo, stillIn: 0, leaving: [winner] }
  await closeSitAndGo(dependencies, tx, await payPlaces(dependencies, tx, won))
}
