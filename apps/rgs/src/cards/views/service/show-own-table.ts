import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { SessionRow } from '../../../tables.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { findLastSeat } from '../../common/repository/seats.ts'
import { readOpenTable, stateOf } from '../../common/service/open-table.ts'
import { showTable } from './show-table.ts'

// A player who comes back later finds the lobby, and the match among the past ones.
const shownForMs = 5 * 60_000

/** A session's current or last table, as that seat sees it; null if it has none, or its seat is gone. */
export const showOwnTable =
  (dependencies: CardDependencies) =>
  async (session: Pick<SessionRow, 'player_ref' | 'game_code'>): Promise<CardTableView | null> => {
    const db = cardDb(dependencies)
    const seat = await findLastSeat(db, session.player_ref, session.game_code)
    if (!seat || seat.state === 'asked') return null
    const now = dependencies.clock.now()
    if (seat.ended_at && now.getTime() - seat.ended_at.getTime() > shownForMs) return null
    const open = await readOpenTable(dependencies, db, seat.table_id)
    return showTable(open, stateOf(dependencies, open), { roundId: seat.round_id, now }) ?? null
  }
