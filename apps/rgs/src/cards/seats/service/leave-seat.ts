import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import { freeSeats } from '../../cash/service/free-seats.ts'
import { logMove } from '../../moves/service/make-move.ts'
import { lockOpenTable, placeInDeal, type OpenTable } from '../../common/service/open-table.ts'
import { payStack } from '../../deals/service/pay-seats.ts'
import { isBeingSeeded, voidDeal, waitForDeal } from '../../deals/service/wait-for-deal.ts'

/**
 * A seat of a cash table leaves with its chips. During a deal it folds, and is paid when the deal ends; while
 * seeds are brought the deal is void, and the others begin another.
 */
const leaveCashTable = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  seat: SeatRow,
): Promise<void> => {
  const { table, deal } = open
  const place = deal && placeInDeal(deal, seat.round_id)
  if (place !== undefined && deal?.state === 'playing') {
    if (seat.is_leaving) return
    await changeSeat(tx, seat.round_id, { is_leaving: true })
    const move = open.rules.giveUpMove
    return logMove(dependencies, tx, open, { place, move, byClock: false })
  }
  await payStack(dependencies, tx, seat, 'left')
  const isVoid = place !== undefined && deal && isBeingSeeded(deal)
  if (isVoid) await voidDeal(dependencies, tx, deal)
  if (isVoid || table.state === 'gathering') return waitForDeal(dependencies, tx, open)
  await changeTable(tx, table.id)
}

/**
 * A seat leaves. Before cards are dealt its entry is returned and the others keep waiting; during a deal it is
 * given up, except in a tournament that has started, which nobody can leave. For a player who has already left,
 * nothing changes.
 */
export const leaveSeat =
  (dependencies: CardDependencies) =>
  async ({ table_id: tableId, round_id: roundId }: SeatRow): Promise<void> => {
    const { database, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, tableId)
      const seat = open.seats.find((one) => one.round_id === roundId)
      if (seat?.state === 'asked') throw new Refusal('rgs.round_pending', { roundId })
      if (seat?.state !== 'seated') return
      if (open.game.cash) return leaveCashTable(dependencies, tx, open, seat)
      // Nobody leaves a tournament with chips: the clock plays for a seat that is away.
      if (open.table.started_at !== null) throw new Refusal('rgs.action_not_legal')
      if (open.table.state !== 'playing') {
        return freeSeats(dependencies, tx, open, { leaving: [seat], why: 'left' })
      }
      const place = open.deal && placeInDeal(open.deal, roundId)
      if (place === undefined) return
      await logMove(dependencies, tx, open, {
        place,
        move: open.rules.giveUpMove,
        byClock: false,
      })
    })
    noteChange(tableId)
  }
