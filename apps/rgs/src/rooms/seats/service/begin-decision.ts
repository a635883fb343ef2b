import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SeatMove } from '@trevo/game-rules/engine/seated.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findWaitingAction } from '../../../rounds/repository/actions.ts'
import { lockRoomGame, moveRoomGame } from '../../common/repository/rooms.ts'
import { findRound } from '../../../rounds/repository/rounds.ts'
import { countRaises, insertRaises, listStandingBets, type BetRaise } from '../repository/seats.ts'
import type { RgsTables, RoomGameRow, RoundActionRow, RoundRow } from '../../../tables.ts'
import { betRoundOf, seatedOf, standingOf, type SeatedDraw } from './seated-port.ts'
import { writeMoves } from './write-move.ts'

/** A decision of a seat, as its player sent it. */
export type SeatOrder = {
  readonly playerRef: string
  readonly roundId: string
  readonly number: number
  readonly kind: string
  readonly receivedAt: Date
}

/** `raises`: stakes to be requested before the decision counts, including the seat's own. */
export type BegunDecision = {
  readonly round: RoundRow
  readonly raises: readonly RoundActionRow[]
  readonly bets: readonly RoundRow[]
}

/** How often a seat may request a stake that is refused, in one turn. */
const attemptsMax = 20

const requireInPlay = ({ id, state }: RoundRow, game: RoomGameRow): void => {
  if (state === 'created') throw new Refusal('rgs.round_pending', { roundId: id })
  if (state !== 'in_steps') throw new Refusal('rgs.round_finished', { roundId: id })
  if (game.state !== 'flying') throw new Refusal('rgs.action_not_legal')
}

type Raised = { readonly bet: RoundRow; readonly raise: BetRaise }

/** Bets raised by a seat's decision, including its own, and by how much. */
const raisedBy = (
  draw: SeatedDraw,
  game: RoomGameRow,
  move: SeatMove,
  bets: readonly RoundRow[],
): readonly Raised[] => {
  const { title } = draw
  const { placeOf, raiseMinor } = seatedOf(title)
  const ofSeat = bets.filter(({ choice }) => placeOf(choice).seat === move.seat)
  return ofSeat.flatMap((bet) => {
    const { stake_minor: firstMinor, choice } = bet
    const wager = { stakeMinor: firstMinor, choice }
    const round = betRoundOf(draw, game, bet)
    const stakeMinor = raiseMinor(title, wager, round, move)
    return stakeMinor > 0n ? [{ bet, raise: { roundId: bet.id, stakeMinor } }] : []
  })
}

type Wanted = { readonly draw: SeatedDraw; readonly game: RoomGameRow; readonly round: RoundRow }

/** Requests further stakes; the turn is extended once to wait for the answers. */
const beginRaise = async (
  { clock, leaseMs }: Dependencies,
  tx: Tx,
  { draw, game, round }: Wanted,
  { number, kind }: SeatOrder,
): Promise<BegunDecision> => {
  const { seat } = seatedOf(draw.title).placeOf(round.choice)
  const raised = raisedBy(draw, game, { seat, kind }, await listStandingBets(tx, game.id))
  const now = clock.now()
  const raises = await insertRaises(tx, {
    bets: raised.map(({ raise }) => raise),
    number,
    action: JSON.stringify({ kind }),
    now,
    retryAt: new Date(now.getTime() + leaseMs),
  })
  const isAsked = raises.some(({ round_id: id }) => id === round.id)
  const attempts = await countRaises(tx, { roundId: round.id, number })
  if (!isAsked || attempts > attemptsMax) throw new Refusal('rgs.action_not_legal')
  const waitsTo = new Date(now.getTime() + draw.title.table.turns.raiseMs)
  // If all seats are asked at once nobody makes the others wait.
  const mayWait = attempts === 1 && !standingOf(draw, game).isAtOnce
  const isLonger = mayWait && game.turn_ends_at !== null && game.turn_ends_at < waitsTo
  if (isLonger) await moveRoomGame(tables<RgsTables>(tx), game, { turn_ends_at: waitsTo })
  return { round, raises, bets: raised.map(({ bet }) => bet) }
}

/**
 * Accepts a seat's decision, under the lock of its game. Its number finds it again; a decision with a stake counts
 * once that was taken (`raise-bets.ts`).
 */
export const beginDecision = async (
  dependencies: Dependencies,
  tx: Tx,
  { draw, gameId }: { readonly draw: SeatedDraw; readonly gameId: bigint },
  order: SeatOrder,
): Promise<BegunDecision> => {
  const { playerRef, roundId, number, kind, receivedAt } = order
  const db = tables<RgsTables>(tx)
  const game = await lockRoomGame(tx, gameId)
  const round = await findRound(db, roundId)
  if (!game || round?.player_ref !== playerRef) throw new Refusal('rgs.round_unknown')
  const { seat, isBehind } = seatedOf(draw.title).placeOf(round.choice)
  if (isBehind) throw new Refusal('rgs.action_not_legal')
  const taken = game.state === 'open' ? [] : game.moves.filter((move) => move.seat === seat)
  const same = taken[number - 1]
  if (same && same.kind !== kind) throw new Refusal('request.id_reused', { id: roundId, number })
  if (same) return { round, raises: [], bets: [] }
  requireInPlay(round, game)
  const { turns, legal } = standingOf(draw, game)
  const move = legal.find((one) => one.kind === kind)
  const isInTime = game.turn_ends_at !== null && receivedAt < game.turn_ends_at
  if (!turns.includes(seat) || !move || !isInTime || number !== taken.length + 1) {
    throw new Refusal('rgs.action_not_legal')
  }
  if (await findWaitingAction(db, roundId)) throw new Refusal('rgs.round_pending', { roundId })
  if (move.isRaise) return beginRaise(dependencies, tx, { draw, game, round }, order)
  const moves = [{ seat, kind }]
  await writeMoves(tx, { draw, game, moves, now: dependencies.clock.now() })
  return { round, raises: [], bets: [] }
}
