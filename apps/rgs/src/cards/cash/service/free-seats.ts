import type { Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import type { ReturnedFor, SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { returnEntry } from '../../deals/service/pay-seats.ts'
import { isBeingSeeded, voidDeal } from '../../deals/service/wait-for-deal.ts'

type Leaving = { readonly leaving: readonly SeatRow[]; readonly why: ReturnedFor }

/**
 * Seats leave before cards are dealt: their entries are refunded, a prepared deal is void, the others keep
 * waiting. The house opponent came for one player and leaves with them. An empty table closes.
 */
export const freeSeats = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  { leaving, why }: Leaving,
): Promise<void> => {
  const { table, game, deal } = open
  const now = dependencies.clock.now()
  const here = open.seats.filter(({ state }) => state === 'seated' || state === 'asked')
  const houses = here.filter((seat) => seat.is_house && !leaving.includes(seat))
  for (const seat of [...leaving, ...houses]) await returnEntry(dependencies, tx, seat, why)
  if (deal && isBeingSeeded(deal)) await voidDeal(dependencies, tx, deal)
  const left = here.length - leaving.length - houses.length
  // If nobody is left at all: a debit that lands later finds the table closed and is rolled back.
  await changeTable(
    tx,
    table.id,
    left > 0
      ? { state: 'gathering', deadline_at: later(now, game.times.waitMs) }
      : { state: 'over', deadline_at: null, closed_at: now },
  )
}
