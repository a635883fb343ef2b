import type { Round } from '@trevo/contract/rgs/round.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { shownRound } from '../../rounds/domain/shown-round.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listTakenActions } from '../../rounds/repository/actions.ts'
import { findRoomGame } from '../../rooms/common/repository/rooms.ts'
import type { RoundRow } from '../../tables.ts'
import { isShared, sharedGameOf } from '../../rooms/games/service/shared-games.ts'

type Needs = Pick<Dependencies, 'database' | 'findTitle'>

/** The events at a table whose seats decide; undefined for any other round. */
const listActionsAtTable = async (
  { database, findTitle }: Needs,
  row: RoundRow,
): Promise<readonly Json[] | undefined> => {
  const { room_game_id: gameId, table_place: place } = row
  if (gameId === null || place === null) return undefined
  const title = findTitle(row.game_code, row.maths_version)?.title
  const decisions = title && isShared(title) ? sharedGameOf(title).decisions : undefined
  if (!title || !decisions) return undefined
  // Only for a decided bet: before, the room shows the events.
  if (row.played_at === null) return []
  const game = await findRoomGame(database.db, gameId)
  return game && decisions.actionsOf(title, game, row)
}

/** A round in full as its player may see it; most rounds have no actions to read. */
export const showRound = async (needs: Needs, row: RoundRow): Promise<Round> => {
  const atTable = await listActionsAtTable(needs, row)
  if (atTable) return shownRound(row, atTable)
  const taken = row.action_count > 0 ? await listTakenActions(needs.database.db, row.id) : []
  return shownRound(
    row,
    taken.map(({ action }) => action),
  )
}
