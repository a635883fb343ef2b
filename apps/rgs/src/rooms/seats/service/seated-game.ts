import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { nameOf } from '../../common/domain/name-player.ts'
import { removeBet } from '../../tables/service/remove-bet.ts'
import type { SharedGame } from '../../common/service/shared-game.ts'
import { tableGame } from '../../tables/service/table-game.ts'
import { closeTable } from './close-table.ts'
import { decideAtSeat } from './decide-at-seat.ts'
import { endTurn, giveTimeAgain } from './end-turn.ts'
import { betRoundOf, seatedOf, standingOf } from './seated-port.ts'
import { takePlace } from './take-place.ts'

/** The average decisions per seat: more than a shoe has cards for. */
const decisionsMax = 35

/** The latest end of a game, with every seat taking its full time for the most cards possible. */
const longestMs = (title: SeatedTitle): number => {
  const { drawMs, turns } = title.table
  const decisions = seatedOf(title).seatCount * decisionsMax
  return turns.dealMs + decisions * (turns.decisionMs + turns.raiseMs + turns.cardMs) + drawMs
}

const shown: SharedGame<SeatedTitle, Json>['shown'] = (draw, { game, isClosed }) => {
  const { chain, endsAtMs } = draw
  const standing = isClosed ? standingOf(draw, game) : undefined
  const seats = [...(standing?.turns ?? [])]
  const [seat] = seats
  return {
    crashAt: null,
    // Plain JSON, read-only.
    outcome: (standing?.view ?? null) as RoomGame['outcome'],
    seats: game.seats.map(({ seat: at, playerRef }) => ({
      seat: at,
      name: nameOf(chain.chain_end, playerRef),
    })),
    ...(Number.isFinite(endsAtMs) && { endsAt: new Date(endsAtMs).toISOString() }),
    ...(seat !== undefined &&
      game.turn_ends_at && { turn: { seat, seats, endsAt: game.turn_ends_at.toISOString() } }),
  }
}

const decide: SharedGame<SeatedTitle, Json>['decide'] = (draw, game, round) => {
  const { title } = draw
  const { stake_minor: stakeMinor, further_stake_minor: furtherMinor, choice } = round
  const seated = seatedOf(title)
  const played = betRoundOf(draw, game, round)
  if (!played.dealt.includes(seated.placeOf(choice).seat)) return 'returned'
  const play = seated.settle(title, { stakeMinor, choice }, played)
  if (play.stakeMinor !== stakeMinor + furtherMinor) {
    throw new Error(`round ${round.id}: its rules count a different stake than was taken`)
  }
  return { outcome: play.view as object, payoutMinor: play.payoutMinor }
}

/**
 * A table whose seats decide in turn, with bets behind them. Bets are accepted as at any table; at the close cards
 * are dealt, and the game continues from decision to decision until all seats are done.
 */
export const seatedGame: SharedGame<SeatedTitle, Json> = {
  ...tableGame,
  longestMs,
  seatsOf: (title, choice) => {
    const { seatCount, placeOf } = seatedOf(title)
    const place = placeOf(choice)
    const seat = place.isBehind ? seatCount + place.seat : place.seat
    return { first: seat, last: seat }
  },
  shown,
  record: (draw, game) => ({ outcome: JSON.stringify(standingOf(draw, game).view) }),
  decide,
  act: (dependencies, title, action) => {
    if (action.action !== 'remove_bet') return decideAtSeat(dependencies, title)(action)
    if (action.number !== 1) throw new Refusal('rgs.action_not_legal')
    return removeBet(dependencies)(action)
  },
  decideOnTheWay: endTurn,
  decisions: {
    endsAtMs: ({ ends_at: endsAt }) => endsAt?.getTime() ?? Infinity,
    takePlace,
    close: closeTable,
    afterSilence: giveTimeAgain,
    actionsOf: (title, game, round) =>
      seatedOf(title).actionsOf(round.choice, betRoundOf({ drawn: null }, game, round)),
  },
}
