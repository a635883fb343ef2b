import type { TableDeal, TableDealName } from '@trevo/contract/vendor/table-signals.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { cardDb } from '../../dependencies.ts'
import { gameCodeOf } from '../../common/domain/table-code.ts'
import { findTable } from '../../common/repository/card-tables.ts'
import { findDeal, listMoves } from '../../common/repository/deals.ts'
import { listNames } from '../../common/repository/seats.ts'
import { proofOf } from '../../views/service/get-card-seat.ts'

/** A deal that has ended, with all it takes to play it again; null where there is none. */
export const findTableDeal =
  (dependencies: Pick<Dependencies, 'database' | 'sealing'>) =>
  async ({ tableId, number }: TableDealName): Promise<TableDeal | null> => {
    const db = cardDb(dependencies)
    const table = await findTable(db, tableId)
    if (!table) return null
    const deal = await findDeal(db, tableId, number)
    if (deal?.state !== 'over' || !deal.ended_at) return null
    const moves = await listMoves(db, tableId, number)
    const names = await listNames(
      db,
      deal.seats.map(({ roundId }) => roundId),
    )
    const { place: _, ...proof } = proofOf(dependencies, {
      deal,
      moves,
      table,
      roundId: '',
      nameOf: (id) => names.get(id) ?? '',
    })
    return {
      ...proof,
      gameCode: gameCodeOf(table.game_code),
      playerRefs: deal.seats.map(({ playerRef }) => playerRef),
      endedAt: deal.ended_at.toISOString(),
    }
  }
