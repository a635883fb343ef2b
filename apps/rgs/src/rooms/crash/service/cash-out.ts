import { lowest, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findRound, lockRound } from '../../../rounds/repository/rounds.ts'
import { findRoomGame } from '../../common/repository/rooms.ts'
import type { RoundRow } from '../../../tables.ts'
import { payOut } from '../../../rounds/service/settle-round.ts'
import { decideOwnCashOut } from './decide-bet.ts'
import type { RoomDraw } from '../../common/service/draw.ts'

type CashOut = {
  readonly playerRef: string
  readonly roundId: string
  /** When the request reached this process. */
  readonly receivedAt: Date
}

/** A bet that is not in flight: its result, or why it cannot be cashed out. */
const answerDecided = (round: RoundRow): RoundRow => {
  const { id, state } = round
  if (state === 'created') throw new Refusal('rgs.round_pending', { roundId: id })
  if (state === 'cancelling' || state === 'cancelled') {
    throw new Refusal('rgs.round_finished', { roundId: id })
  }
  return round
}

/** The flight that a bet is in. */
const flightOf = async (
  { database: { db }, findDraw }: Dependencies,
  title: CrashTitle,
  roundId: string,
) => {
  const gameId = (await findRound(db, roundId))?.room_game_id
  if (gameId === undefined || gameId === null) throw new Refusal('rgs.round_unknown')
  const game = await findRoomGame(db, gameId)
  if (!game) throw new Error(`round ${roundId} is in no room`)
  const draw = await findDraw(title, game)
  // Of a room of its title.
  return { game, flight: draw as RoomDraw<CrashTitle, Hundredths> }
}

/** Cashes a bet out at the flight's multiplier when the request arrived, by this process's clock. */
export const cashOut =
  (dependencies: Dependencies, title: CrashTitle) =>
  async ({ playerRef, roundId, receivedAt }: CashOut): Promise<RoundRow> => {
    // Before the lock: a process that does not know the chain yet reads it and hashes all of it.
    const { game, flight } = await flightOf(dependencies, title, roundId)
    const decided = await dependencies.database.inTx(async (tx) => {
      const round = await lockRound(tx, roundId)
      if (round?.player_ref !== playerRef) throw new Refusal('rgs.round_unknown')
      if (round.state !== 'in_steps') return answerDecided(round)
      const elapsedMs = receivedAt.getTime() - game.flies_at.getTime()
      if (elapsedMs < 0) throw new Refusal('rgs.action_not_legal')
      if (receivedAt.getTime() >= flight.endsAtMs) {
        throw new Refusal('rgs.round_finished', { roundId })
      }
      const at = Math.max(lowest, multiplierAt(flight.title, elapsedMs))
      const cashed = await decideOwnCashOut(dependencies, tx, round, at)
      if (!cashed) throw new Error(`round ${roundId} moved under its lock`)
      return cashed
    })
    return decided.state === 'played' ? payOut(dependencies)(decided) : decided
  }
