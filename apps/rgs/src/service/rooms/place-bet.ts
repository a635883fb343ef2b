import { tables } from '@trevo/database/connect.ts'
import { isTable, type TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../refusal.ts'
import { findCurrentGame, getChain, holdRoomGame, listOwnBets } from '../../repository/rooms.ts'
import { insertRound, moveRound } from '../../repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../repository/tables.ts'
import { findSame, readWager, type RoundOrder } from '../begin-round.ts'
import type { OpenSession } from '../game-session.ts'
import { getLockedSeedPair } from '../seed-pairs.ts'
import { reread, rollBack } from '../settle-round.ts'
import { sharedGameOf } from './shared-games.ts'

/** All bets of a player in one game together are no more than one round may cost. */
const requireWithin = (
  { title, row }: OpenSession,
  own: readonly RoundRow[],
  stakeMinor: bigint,
) => {
  if (!isTable(title)) return
  const stakedMinor = own.reduce((sum, one) => sum + one.stake_minor, stakeMinor)
  if (stakedMinor > parseMoney(row.profile.maxStake)) throw new Refusal('rgs.stake_not_offered')
}

type Offer = {
  readonly gameId: bigint
  readonly isOnOffer: (choice: RoundRow['choice']) => boolean
}

/**
 * What bets are taken on now; undefined where nothing is announced. It is read before the bet's
 * transaction, which takes no second connection: a game that began meanwhile is another one.
 */
const findOffer = async (
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
      const seat = sharedGameOf(session.title).seatOf(session.title, choice, taken)
      const there = taken.find((one) => one.seat === seat)
      if (there) throw new Refusal('rgs.round_open', { roundId: there.id })
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

/** When a game is over at the latest: it tells nothing of this one. */
const latestEnd = (title: TitleData, closesAt: Date): Date => {
  const shared = sharedGameOf(title)
  return new Date(closesAt.getTime() + shared.longestMs(title) + shared.times(title).pauseMs)
}

/**
 * A bet whose stake is taken is in the game, if bets are not closed meanwhile; else the stake goes back.
 */
export const acceptBet =
  (dependencies: Dependencies, title: TitleData) =>
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
      const { outcome, legal } = sharedGameOf(title).standing
      return moveRound(tx, round, 'in_steps', {
        outcome: JSON.stringify(outcome),
        legal: JSON.stringify(legal),
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
