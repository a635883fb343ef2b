import type { Tx } from '@trevo/database/connect.ts'
import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import { lockOpenTable, type OpenTable } from '../../common/service/open-table.ts'
import { waitForHand } from '../../sit-and-go/service/wait-for-hand.ts'
import { waitForDeal } from '../../deals/service/wait-for-deal.ts'

/** A tournament whose seats were all away resumes when one is back; or all are away now. */
const goOnWaiting = async (
  dependencies: CardDependencies,
  tx: Tx,
  { open, sitAndGo }: { readonly open: OpenTable; readonly sitAndGo: SitAndGo },
): Promise<void> => {
  const { table, deal } = open
  if (table.state !== 'gathering') return void (await changeTable(tx, table.id))
  const endedAt = deal?.ended_at ?? dependencies.clock.now()
  const seenMs = dependencies.clock.now().getTime() - endedAt.getTime()
  const pauseMs = Math.max(0, sitAndGo.pauseMs - seenMs)
  await waitForHand(dependencies, tx, { table, sitAndGo }, pauseMs)
}

/**
 * A seat of a cash table is not dealt in from the next deal on, or returns. In a tournament it is away, or is
 * back.
 */
export const sitOut =
  (dependencies: CardDependencies) =>
  async (
    { table_id: tableId, round_id: roundId }: SeatRow,
    { isSittingOut }: { readonly isSittingOut: boolean },
  ): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, tableId)
      const seat = open.seats.find((one) => one.round_id === roundId)
      if (seat?.state !== 'seated') throw new Refusal('rgs.no_seat')
      const { cash, sitAndGo } = open.game
      const isStarted = open.table.started_at !== null
      if (!cash && !(sitAndGo && isStarted)) throw new Refusal('rgs.action_not_legal')
      if (seat.is_sitting_out === isSittingOut) return
      await changeSeat(tx, roundId, {
        is_sitting_out: isSittingOut,
        idle_since: clock.now(),
        missed_moves: 0,
        missed_seeds: 0,
      })
      if (sitAndGo) return goOnWaiting(dependencies, tx, { open, sitAndGo })
      if (open.table.state === 'gathering') return waitForDeal(dependencies, tx, open)
      await changeTable(tx, tableId)
    })
    noteChange(tableId)
  }
