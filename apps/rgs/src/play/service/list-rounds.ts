import type { RoundSummary } from '@trevo/contract/rgs/round.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSummary } from '../../rounds/domain/shown-round.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listRoundsBefore, type Place } from '../../rounds/repository/rounds.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'

const pageSize = 20
const cursorShape = /^(\d{1,15})_([0-9a-f-]{36})$/

const placeOf = (cursor: string): Place => {
  const match = cursorShape.exec(cursor)
  if (!match) throw new Refusal('request_param_err', { fields: ['cursor'] })
  return { startedAt: new Date(Number(match[1])), id: match[2] ?? '' }
}

/** The player's rounds of the session's game, newest first. */
export const listRounds =
  ({ database }: Dependencies) =>
  async (
    { row }: OpenSession,
    cursor: string | undefined,
  ): Promise<{ rounds: RoundSummary[]; nextCursor: string | null }> => {
    const before = cursor === undefined ? undefined : placeOf(cursor)
    const player = { playerRef: row.player_ref, gameCode: row.game_code }
    const rows = await listRoundsBefore(database.db, player, before, pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return {
      rounds: page.map(shownSummary),
      nextCursor: last ? `${last.started_at.getTime()}_${last.id}` : null,
    }
  }
