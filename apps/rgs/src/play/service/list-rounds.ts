import type { RoundSummary } from '@trevo/contract/rgs/round.ts'
import { cutPage, readCursor, writeCursor } from '@trevo/platform/keyset.ts'
import { shownSummary } from '../../rounds/domain/shown-round.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listRoundsBefore } from '../../rounds/repository/rounds.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'

const pageSize = 20

/** The player's rounds of the session's game, newest first. */
export const listRounds =
  ({ database }: Dependencies) =>
  async (
    { row }: OpenSession,
    cursor: string | undefined,
  ): Promise<{ rounds: RoundSummary[]; nextCursor: string | null }> => {
    const before = readCursor(cursor, 'cursor')
    const player = { playerRef: row.player_ref, gameCode: row.game_code }
    const rows = await listRoundsBefore(database.db, player, before, pageSize + 1)
    const { shown, next } = cutPage(rows, pageSize, ({ started_at: at, id }) =>
      writeCursor({ at, id }),
    )
    return { rounds: shown.map(shownSummary), nextCursor: next }
  }
