import { tables } from '@trevo/database/connect.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findCurrentGame, getChain } from '../../common/repository/rooms.ts'
import { listOwnBets } from '../../../rounds/repository/rounds.ts'
import { insertRound } from '../../../rounds/repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'
import { findSame, readWager, type RoundOrder } from '../../../rounds/service/begin-round.ts'
import type { OpenSession } from '../../../sessions/service/get-open-session.ts'
import { getLockedSeedPair } from '../../../fairness/service/seed-pairs.ts'
import type { SeatRange } from '../../common/service/shared-game.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'

/** All bets of a player in one game at a table together are no more than one round may cost. */
export const stakedMinorMaxOf = ({ title, row }: OpenSession): bigint | null =>
  isTable(title) ? parseMoney(row.profile.maxStake) : null

const requireWithin = (
  session: OpenSession,
  own: readonly RoundRow[],
  stakeMinor: bigint,
): void => {
  const maxMinor = stakedMinorMaxOf(session)
  const stakedMinor = own.reduce((sum, one) => sum + one.stake_minor, stakeMinor)
  if (maxMinor !== null && stakedMinor > maxMinor) throw new Refusal('rgs.stake_not_offered')
}

/** The lowest free seat; refused if no seat is free, naming the bet that has the only one. */
const freeSeat = ({ first, last }: SeatRange, own: readonly RoundRow[]): number => {
  for (let seat = first; seat <= last; seat += 1) {
    if (!own.some((one) => one.seat === seat)) return seat
  }
  const there = first === last ? own.find((one) => one.seat === first) : undefined
  if (there) throw new Refusal('rgs.round_open', { roundId: there.id })
  throw new Refusal('rgs.choice_not_offered')
}

type Offer = {
  readonly gameId: bigint
  readonly isOnOffer: (choice: RoundRow['choice']) => boolean
}

/**
 * What bets are taken on now; undefined where nothing is announced. It is read before the bet's
 * transaction, which takes no second connection: a game that began meanwhile is another one.
 */
export const findOffer = async (
  { database, findDraw }: Dependencies,
  { title, row }: OpenSession,
): Promise<Offer | undefined> => {
  const isOf = sharedGameOf(title).offerOf?.(title)
  const game = isOf && (await findCurrentGame(database.db, row.game_code))
  if (!game) return undefined
  const { drawn } = await findDraw(title, game)
  return { gameId: game.id, isOnOffer: (choice) => isOf(drawn, choice) }
}

/** A bet on other odds than those of this game is too late, or too early. */
const requireOffer = (
  { title }: OpenSession,
  offer: Offer | undefined,
  { gameId, choice }: { readonly gameId: bigint; readonly choice: RoundRow['choice'] },
): void => {
  if (!sharedGameOf(title).offerOf?.(title)) return
  if (offer?.gameId === gameId && offer.isOnOffer(choice)) return
  throw new Refusal('rgs.bets_closed')
}

/**
 * Writes down a bet in the game that takes bets now, before its stake is asked for. A repeated id
 * finds its bet.
 */
export const beginBet =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<RoundRow> => {
    const offer = await findOffer(dependencies, session)
    return dependencies.database.inTx(async (tx) => {
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
      requireOffer(session, offer, { gameId: game.id, choice })
      const taken = await listOwnBets(db, game.id, row.player_ref)
      requireWithin(session, taken, stakeMinor)
      const seat = freeSeat(sharedGameOf(session.title).seatsOf(session.title, choice), taken)
      const bet = { gameId: game.id, playerRef: row.player_ref, choice }
      const shared = sharedGameOf(session.title)
      const place = await shared.decisions?.takePlace(tx, session.title, bet)
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
        table_place: place ?? null,
        started_at: now,
        retry_at: new Date(now.getTime() + leaseMs),
      })
    })
  }
