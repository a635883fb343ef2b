import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../refusal.ts'
import { findWaitingAction } from '../../../repository/actions.ts'
import { lockRoomGame, moveRoomGame } from '../../../repository/rooms.ts'
import { findRound } from '../../../repository/rounds.ts'
import { insertRaises, listStandingBets } from '../../../repository/seats.ts'
import type {
  RgsTables,
  RoomGameRow,
  RoundActionRow,
  RoundRow,
} from '../../../repository/tables.ts'
import { seatedOf, standingOf, type SeatedDraw } from './seated-port.ts'
import { writeMove } from './write-move.ts'

/** A decision of a seat, as its player sent it. */
export type SeatOrder = {
  readonly playerRef: string
  readonly roundId: string
  readonly number: number
  readonly kind: string
  readonly receivedAt: Date
}

/** `raises`: stakes that are to be asked for before the decision counts, the seat's own among them. */
export type BegunDecision = {
  readonly round: RoundRow
  readonly raises: readonly RoundActionRow[]
  readonly bets: readonly RoundRow[]
}

/** So often a seat may ask for a stake that is refused, in one turn. */
const attemptsMax = 20

const requireInPlay = ({ id, state }: RoundRow, game: RoomGameRow): void => {
  if (state === 'created') throw new Refusal('rgs.round_pending', { roundId: id })
  if (state !== 'in_steps') throw new Refusal('rgs.round_finished', { roundId: id })
  if (game.state !== 'flying') throw new Refusal('rgs.action_not_legal')
}

/** Bets that go up with a seat: its own, and those behind it that chose so. */
const raisedWith = (
  { title }: SeatedDraw,
  seat: number,
  bets: readonly RoundRow[],
): readonly RoundRow[] =>
  bets.filter(({ choice }) => {
    const place = seatedOf(title).placeOf(choice)
    return place.seat === seat && (!place.isBehind || place.isFollowing)
  })

type Wanted = { readonly draw: SeatedDraw; readonly game: RoomGameRow; readonly round: RoundRow }

/** Asks for further stakes; the turn waits for the answers, longer once. */
const beginRaise = async (
  { clock, leaseMs }: Dependencies,
  tx: Tx,
  { draw, game, round }: Wanted,
  { number, kind }: SeatOrder,
): Promise<BegunDecision> => {
  const { seat } = seatedOf(draw.title).placeOf(round.choice)
  const bets = raisedWith(draw, seat, await listStandingBets(tx, game.id))
  const now = clock.now()
  const raises = await insertRaises(tx, {
    roundIds: bets.map(({ id }) => id),
    number,
    action: JSON.stringify({ kind }),
    now,
    retryAt: new Date(now.getTime() + leaseMs),
  })
  const own = raises.find(({ round_id: id }) => id === round.id)
  if (!own || own.attempt > attemptsMax) throw new Refusal('rgs.action_not_legal')
  const waitsTo = new Date(now.getTime() + draw.title.table.turns.raiseMs)
  const isLonger = own.attempt === 1 && game.turn_ends_at !== null && game.turn_ends_at < waitsTo
  if (isLonger) await moveRoomGame(tables<RgsTables>(tx), game, { turn_ends_at: waitsTo })
  return { round, raises, bets }
}

/**
 * Takes up what a seat decides, under the lock of its game. The number under which it comes finds it
 * again; one that costs a stake counts when that was taken (`raise-bets.ts`).
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
  const { turn, legal } = standingOf(draw, game)
  const move = legal.find((one) => one.kind === kind)
  const isInTime = game.turn_ends_at !== null && receivedAt < game.turn_ends_at
  if (turn !== seat || !move || !isInTime || number !== taken.length + 1) {
    throw new Refusal('rgs.action_not_legal')
  }
  if (await findWaitingAction(db, roundId)) throw new Refusal('rgs.round_pending', { roundId })
  if (move.isRaise) return beginRaise(dependencies, tx, { draw, game, round }, order)
  await writeMove(tx, { draw, game, move: { seat, kind }, now: dependencies.clock.now() })
  return { round, raises: [], bets: [] }
}
