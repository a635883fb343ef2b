import { Refusal } from '../../refusal.ts'
import type { CardDependencies } from '../dependencies.ts'
import { changeTable } from '../repository/card-tables.ts'
import { changeSeat } from '../repository/seats.ts'
import type { SeatRow } from '../repository/tables.ts'
import { lockOpenTable } from './open-table.ts'
import { waitForDeal } from './wait-for-deal.ts'

/** A seat of a cash table is not dealt to from the next deal on, or says that it is back. */
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
      if (!open.game.cash) throw new Refusal('rgs.action_not_legal')
      if (seat.is_sitting_out === isSittingOut) return
      await changeSeat(tx, roundId, {
        is_sitting_out: isSittingOut,
        idle_since: clock.now(),
        missed_moves: 0,
      })
      if (open.table.state === 'gathering') return waitForDeal(dependencies, tx, open)
      await changeTable(tx, tableId)
    })
    noteChange(tableId)
  }
