import { tables } from '@trevo/database/connect.ts'
import { elapsedAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashChoice, CrashTitle } from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../refusal.ts'
import { findCurrentGame, getChain, holdRoomGame, listOwnBets } from '../../repository/rooms.ts'
import { insertRound, moveRound } from '../../repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../repository/tables.ts'
import { findSame, readWager, type RoundOrder } from '../begin-round.ts'
import type { OpenSession } from '../game-session.ts'
import { getLockedSeedPair } from '../seed-pairs.ts'
import { reread, rollBack } from '../settle-round.ts'

/** The bets that a player has in a flight stand under seats; a seat has one. */
const seatOf = (choice: unknown): number =>
  // What the engine of the crash games has read.
  (choice as CrashChoice).seat

/**
 * Writes down a bet in the flight that takes bets now, before its stake is asked for. A repeated id
 * finds its bet.
 */
export const beginBet =
  (dependencies: Dependencies) =>
  (session: OpenSession, order: RoundOrder): Promise<RoundRow> =>
    dependencies.database.inTx(async (tx) => {
      const { clock, leaseMs } = dependencies
      const { row } = session
      const db = tables<RgsTables>(tx)
      // The lock behind which everything of one player queues up.
      await getLockedSeedPair(dependencies, tx, row.player_ref)
      const same = await findSame(tx, session, order)
      if (same) return same
      if (order.gameCode !== row.game_code) throw new Refusal('rgs.game_unknown')
      const { stakeMinor, choice } = readWager(session, order)
      const now = clock.now()
      const game = await findCurrentGame(db, row.game_code)
      if (game?.state !== 'open' || game.flies_at <= now) throw new Refusal('rgs.bets_closed')
      const seat = seatOf(choice)
      const taken = await listOwnBets(db, game.id, row.player_ref)
      const there = taken.find((one) => one.seat === seat)
      if (there) throw new Refusal('rgs.round_open', { roundId: there.id })
      const { salt } = await getChain(db, game.chain_id)
      return insertRound(tx, {
        id: order.id,
        player_ref: row.player_ref,
        game_code: row.game_code,
        maths_version: game.maths_version,
        session_id: row.id,
        state: 'created',
        stake_minor: stakeMinor,
        choice: JSON.stringify(choice),
        client_seed: salt,
        room_game_id: game.id,
        seat,
        started_at: now,
        retry_at: new Date(now.getTime() + leaseMs),
      })
    })

/** When a flight is over at the latest: it tells nothing of this one. */
const latestEnd = (title: CrashTitle, fliesAt: Date): Date =>
  new Date(fliesAt.getTime() + elapsedAt(title, title.multiplierMax) + title.pauseMs)

/**
 * A bet whose stake is taken is in the flight, if that has not taken off meanwhile; else the stake goes
 * back.
 */
export const acceptBet =
  (dependencies: Dependencies, title: CrashTitle) =>
  async (
    round: RoundRow,
    { balanceBeforeMinor }: { readonly balanceBeforeMinor: bigint | null },
  ): Promise<RoundRow> => {
    const { database, clock } = dependencies
    const gameId = round.room_game_id
    if (gameId === null) throw new Error(`round ${round.id} is in no room`)
    const moved = await database.inTx(async (tx) => {
      const now = clock.now()
      const game = await holdRoomGame(tx, gameId)
      if (game?.state !== 'open' || game.flies_at <= now) {
        const refusal = { refusal: 'rgs.bets_closed', refusal_detail: '{}' }
        return moveRound(tx, round, 'cancelling', { ...refusal, retry_at: now })
      }
      const end = latestEnd(title, game.flies_at)
      return moveRound(tx, round, 'in_steps', {
        outcome: JSON.stringify({ kind: 'crash', crashAt: null, cashedOutAt: null }),
        legal: JSON.stringify([{ action: 'cash_out', stakeMinor: '0' }]),
        timeout_at: end,
        retry_at: end,
        attempt_count: 0,
        balance_before_minor: balanceBeforeMinor,
        room_changed_at: now,
      })
    })
    if (!moved) return reread(dependencies, round)
    return moved.state === 'cancelling' ? rollBack(dependencies)(moved) : moved
  }
