import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findRoomGame } from '../../common/repository/rooms.ts'
import { findRound } from '../../../rounds/repository/rounds.ts'
import type { RoundRow } from '../../../tables.ts'
import { reread } from '../../../rounds/service/settle-round.ts'
import type { BetAction } from '../../common/service/shared-game.ts'
import { beginDecision } from './begin-decision.ts'
import { raiseBetsOf } from './raise-bets.ts'
import type { SeatedDraw } from './seated-port.ts'

const kindOf = (action: unknown): string => {
  const isDecision =
    typeof action === 'object' &&
    action !== null &&
    'kind' in action &&
    Object.keys(action).length === 1
  if (isDecision && typeof action.kind === 'string') return action.kind
  throw new Refusal('rgs.action_not_legal')
}

/** The game of a bet. */
const tableOf = async (
  { database: { db }, findDraw }: Dependencies,
  title: SeatedTitle,
  roundId: string,
): Promise<{ gameId: bigint; draw: SeatedDraw }> => {
  const gameId = (await findRound(db, roundId))?.room_game_id ?? null
  const game = gameId === null ? undefined : await findRoomGame(db, gameId)
  if (!game) throw new Refusal('rgs.round_unknown')
  // Of a room of its title.
  return { gameId: game.id, draw: (await findDraw(title, game)) as SeatedDraw }
}

/** A decision of the seat that a bet is on. */
export const decideAtSeat =
  (dependencies: Dependencies, title: SeatedTitle) =>
  async ({ action, ...sent }: BetAction): Promise<RoundRow> => {
    const order = { ...sent, kind: kindOf(action) }
    // Before the lock: a process that does not know the chain yet reads it.
    const table = await tableOf(dependencies, title, order.roundId)
    const begun = await dependencies.database.inTx((tx) =>
      beginDecision(dependencies, tx, table, order),
    )
    if (begun.raises.length > 0) return raiseBetsOf(dependencies, { ...table, begun, order })
    return reread(dependencies, begun.round)
  }
