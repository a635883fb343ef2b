import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { holdRoomGame } from '../../common/repository/rooms.ts'
import { findRound, lockRound, moveRound } from '../../../rounds/repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'
import { rollBack } from '../../../rounds/service/settle-round.ts'

type RemoveBet = { readonly playerRef: string; readonly roundId: string }

/**
 * Removes a bet from the table while bets are open; its stake is returned. Repeating it changes nothing; from the
 * close on it is refused, and the bet is kept.
 */
export const removeBet =
  (dependencies: Dependencies) =>
  async ({ playerRef, roundId }: RemoveBet): Promise<RoundRow> => {
    const { database, clock } = dependencies
    const taken = await database.inTx(async (tx) => {
      // The game first: decisions in it lock it and then change its bets.
      const gameId = (await findRound(tables<RgsTables>(tx), roundId))?.room_game_id ?? null
      const game = gameId === null ? undefined : await holdRoomGame(tx, gameId)
      const round = await lockRound(tx, roundId)
      if (round?.player_ref !== playerRef || !game) throw new Refusal('rgs.round_unknown')
      if (round.state === 'cancelling' || round.state === 'cancelled') return round
      if (round.state === 'created') throw new Refusal('rgs.round_pending', { roundId })
      const now = clock.now()
      const isOpen = round.state === 'in_steps' && game.state === 'open' && game.flies_at > now
      if (!isOpen) throw new Refusal('rgs.bets_closed')
      const moved = await moveRound(tx, round, 'cancelling', {
        outcome: null,
        legal: null,
        timeout_at: null,
        retry_at: now,
        room_changed_at: now,
      })
      if (!moved) throw new Error(`round ${roundId} moved under its lock`)
      return moved
    })
    return taken.state === 'cancelling' ? rollBack(dependencies)(taken) : taken
  }
