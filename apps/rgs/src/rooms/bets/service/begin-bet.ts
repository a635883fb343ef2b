import { tables, type Tx } from '@trevo/database/connect.ts'
import { FullQueueError } from '@trevo/database/lost-wait.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { leftOut } from '../../../common/repository/left-out.ts'
import { inSetOrAlone } from '../../../common/service/in-set-or-alone.ts'
import { findCurrentGame } from '../../common/repository/rooms.ts'
import { listOwnBets } from '../../../rounds/repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'
import { findSame, readWager, type RoundOrder } from '../../../rounds/service/begin-round.ts'
import { beginTimes } from '../../../rounds/service/round-sets.ts'
import type { OpenSession } from '../../../sessions/service/get-open-session.ts'
import { getLockedSeedPair } from '../../../fairness/service/seed-pairs.ts'
import type { SeatRange } from '../../common/service/shared-game.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'
import { beginBets, type BeginBetCommand, type BegunBet } from '../repository/bet-sets.ts'

/** All bets of a player in one game at a table together may not exceed the maximum cost of a round. */
const stakedMinorMaxOf = ({ title, row }: OpenSession): bigint | null =>
  isTable(title) ? parseMoney(row.profile.maxStake) : null

const requireWithin = (
  { stakedMinorMax }: BeginBetCommand,
  own: readonly RoundRow[],
  stakeMinor: bigint,
): void => {
  const stakedMinor = own.reduce((sum, one) => sum + one.stake_minor, stakeMinor)
  if (stakedMinorMax !== null && stakedMinor > stakedMinorMax) {
    throw new Refusal('rgs.stake_not_offered')
  }
}

/** Refused if no seat is free, naming the bet that has the only one. */
const requireFreeSeat = ({ first, last }: SeatRange, own: readonly RoundRow[]): void => {
  for (let seat = first; seat <= last; seat += 1) {
    if (!own.some((one) => one.seat === seat)) return
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
 * What bets are accepted on now; undefined if nothing is announced. It is read before the bet's transaction, which
 * takes no second connection: a game that began meanwhile is a different one.
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

type Wanted = { readonly command: BeginBetCommand; readonly choice: RoundRow['choice'] }

const readOrder = async (
  dependencies: Dependencies,
  session: OpenSession,
  order: RoundOrder,
): Promise<Refusal | Wanted> => {
  const { row, title } = session
  if (order.gameCode !== row.game_code) return new Refusal('rgs.game_unknown')
  const wager = readWager(session, order)
  if (wager instanceof Refusal) return wager
  const { stakeMinor, choice } = wager
  const shared = sharedGameOf(title)
  const offer = await findOffer(dependencies, session)
  // A bet on other odds than those of this game is too late, or too early.
  const isOffered = !shared.offerOf?.(title) || offer?.isOnOffer(choice) === true
  if (!isOffered) return new Refusal('rgs.bets_closed')
  const command = {
    id: order.id,
    playerRef: row.player_ref,
    gameCode: row.game_code,
    sessionId: row.id,
    stakeMinor,
    choice: JSON.stringify(choice),
    offeredIn: offer?.gameId ?? null,
    seats: shared.seatsOf(title, choice),
    stakedMinorMax: stakedMinorMaxOf(session),
    tablePlace: null,
  }
  return { command, choice }
}

/** A newly recorded bet; its stake is still to be taken. */
type NewBet = Pick<
  RoundRow,
  'id' | 'player_ref' | 'game_code' | 'stake_minor' | 'campaign_id' | 'room_game_id'
> & {
  readonly state: 'created'
  /** When its game closes for bets. */
  readonly closesAt: Date
}

/** The round of an order, begun now or before, and its player's pair in use. */
export type BegunOrder = {
  readonly bet: NewBet | (RoundRow & { readonly closesAt?: undefined })
  readonly pair: BegunBet['pair']
}

const begunOf = ({ command }: Wanted, { gameId, closesAt, pair }: BegunBet): BegunOrder => ({
  pair,
  bet: {
    id: command.id,
    player_ref: command.playerRef,
    game_code: command.gameCode,
    stake_minor: command.stakeMinor,
    campaign_id: null,
    room_game_id: gameId,
    state: 'created',
    closesAt,
  },
})

/** Refused if the game no longer accepts the bet. @returns the bet's place at a table with seats */
const requireOpen = async (
  tx: Tx,
  { title, row }: OpenSession,
  { command, choice }: Wanted,
  now: Date,
): Promise<string | null> => {
  const db = tables<RgsTables>(tx)
  const { playerRef, offeredIn, stakeMinor } = command
  const game = await findCurrentGame(db, row.game_code)
  if (game?.state !== 'open' || game.flies_at <= now) throw new Refusal('rgs.bets_closed')
  if (offeredIn !== null && offeredIn !== game.id) throw new Refusal('rgs.bets_closed')
  const own = await listOwnBets(db, game.id, playerRef)
  requireWithin(command, own, stakeMinor)
  requireFreeSeat(command.seats, own)
  const bet = { gameId: game.id, playerRef, choice }
  return (await sharedGameOf(title).decisions?.takePlace(tx, title, bet)) ?? null
}

/** Begins a bet as a set of one, under its player's lock. A repeated id finds its bet. */
const beginAlone = (
  dependencies: Dependencies,
  session: OpenSession,
  order: RoundOrder,
  wanted: Refusal | Wanted,
): Promise<BegunOrder> =>
  dependencies.database.inTx(async (tx) => {
    // The lock behind which all of a player's rounds queue up.
    const pair = await getLockedSeedPair(dependencies, tx, session.row.player_ref)
    const same = await findSame(tx, session, order)
    if (same) return { bet: same, pair }
    if (wanted instanceof Refusal) throw wanted
    const times = beginTimes(dependencies)
    const tablePlace = await requireOpen(tx, session, wanted, times.now)
    const command = { ...wanted.command, tablePlace }
    const [begun] = await beginBets(tables<RgsTables>(tx), [command], times)
    if (begun === undefined || begun === leftOut) {
      // Another player placed a bet with this id meanwhile.
      throw new Refusal('request.id_reused', { id: order.id })
    }
    return begunOf(wanted, begun)
  })

/**
 * Records a bet in the game that accepts bets now, before its stake is requested, together with those of other
 * players. A repeated id finds its bet.
 */
export const beginBet =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<BegunOrder> => {
    const wanted = await readOrder(dependencies, session, order)
    const alone = () => beginAlone(dependencies, session, order, wanted)
    // A place at a table with seats is taken under the lock of its game.
    if (wanted instanceof Refusal || sharedGameOf(session.title).decisions) return alone()
    let full: FullQueueError | undefined
    const asked = dependencies.betSets
      .begin(wanted.command)
      .then((begun) => (begun === leftOut ? leftOut : begunOf(wanted, begun)))
      .catch((error: unknown) => {
        if (error instanceof FullQueueError) full = error
        throw error
      })
    return inSetOrAlone(dependencies, asked, () => {
      // If too many wait, waiting as a set of one would not help.
      if (full) throw full
      return alone()
    })
  }
