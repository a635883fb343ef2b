import type { Tx } from '@trevo/database/connect.ts'
import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { voidDeal } from '../../deals/service/wait-for-deal.ts'
import { waitForHand } from './wait-for-hand.ts'

/**
 * Seats of a tournament brought no seed in time: the deal is void before a card is dealt, and the hand is
 * restarted. A seat that misses it again is away, and the public seed is used from then on.
 */
export const missSeeds = async (
  dependencies: CardDependencies,
  tx: Tx,
  { table, deal }: OpenTable,
  { sitAndGo, missing }: { readonly sitAndGo: SitAndGo; readonly missing: readonly SeatRow[] },
): Promise<void> => {
  const now = dependencies.clock.now()
  for (const seat of missing) {
    const missed = seat.missed_seeds + 1
    const away = missed >= sitAndGo.missedSeedsMax && !seat.is_sitting_out
    await changeSeat(tx, seat.round_id, {
      missed_seeds: missed,
      ...(away && { is_sitting_out: true, idle_since: now }),
    })
  }
  if (deal) await voidDeal(dependencies, tx, deal)
  await waitForHand(dependencies, tx, { table, sitAndGo }, 0)
}
