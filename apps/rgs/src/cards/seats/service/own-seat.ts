import type { SessionRow } from '../../../tables.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { findLastSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'

/** The seat that a session's player has in its game, or had last. */
export const findOwnSeat =
  (dependencies: Pick<CardDependencies, 'database'>) =>
  (session: Pick<SessionRow, 'player_ref' | 'game_code'>): Promise<SeatRow | undefined> =>
    findLastSeat(cardDb(dependencies), session.player_ref, session.game_code)
