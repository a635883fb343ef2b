import { formatMoney } from '@trevo/money/money.ts'
import { renderHud } from '../../controls/render-hud.ts'
import type { VolleyEnd, Volleys } from '../../families/board.ts'
import { RgsRefusal, type PlayOrder, type Round } from '../../rgs/rgs-port.ts'
import { bookRound } from '../rounds/book-round.ts'
import { finishShownRound } from '../rounds/finish-round.ts'
import type { Game } from '../context/game-context.ts'
import { moveStake } from '../money/move-stake.ts'
import { seedToBring } from '../rounds/own-seed.ts'
import { askWithSeed } from '../rounds/play-round.ts'
import { refreshIfDue } from '../session/refresh-session.ts'
import { seenRound } from '../show/seen-round.ts'
import { showProblem } from '../rounds/show-problem.ts'
import { announceOutcome } from '../show/show-on-board.ts'

const closeVolley = (game: Game, roundId: string, ended: 'shown' | 'refused'): void => {
  game.pending.clear()
  game.state.openBets -= 1
  game.parent.tell({ type: 'round', roundId, state: ended })
  renderHud(game)
  if (game.state.openBets === 0) refreshIfDue(game)
}

/** Booked at once: shots are quick, and the next volley tells the server that this one was seen. */
const bookVolley = (game: Game, round: Round): VolleyEnd => {
  const { state } = game
  const seen = seenRound(round)
  state.roundCount += 1
  state.lastRoundId = round.id
  state.unfinishedRoundId = round.id
  bookRound(game, seen, { balanceAfterMinor: undefined, isOfSession: true })
  closeVolley(game, round.id, 'shown')
  void finishShownRound(game, round)
  void announceOutcome(game, seen)
  return { kind: 'played', round: seen }
}

/** Nothing was staked: the deducted amount is returned. */
const endOf = (game: Game, order: PlayOrder, error: unknown): VolleyEnd => {
  const { code = '', detail = {} } = error instanceof RgsRefusal ? error : {}
  if (code === 'rgs.fish_gone') {
    // As the contract has it.
    return { kind: 'gone', shots: (detail['shots'] ?? []) as readonly number[] }
  }
  if (code === 'rgs.no_pond_seat') return { kind: 'no-seat' }
  showProblem(game, error, order.id)
  return { kind: 'refused' }
}

const fireVolley =
  (game: Game): Volleys['fire'] =>
  async ({ stakeMinor, choice }) => {
    const { state } = game
    if (state.phase !== 'idle') return { kind: 'refused' }
    if (state.balanceMinor < stakeMinor) {
      showProblem(game, 'wallet.insufficient_balance', '')
      return { kind: 'refused' }
    }
    const seed = seedToBring(state.session.seeds)
    const finishedRoundId = state.unfinishedRoundId
    const order: PlayOrder = {
      id: game.newId(),
      gameCode: game.title.maths.gameCode,
      stake: formatMoney(stakeMinor),
      choice: choice as Exclude<PlayOrder['choice'], undefined>, // JSON by its type
      ...(seed && { seed }),
      ...(finishedRoundId !== undefined && { finishedRoundId }),
    }
    game.pending.set(order)
    game.banner.hide()
    state.openBets += 1
    moveStake(game, stakeMinor)
    game.parent.tell({ type: 'round', roundId: order.id, state: 'started' })
    try {
      const { round, seeds } = await askWithSeed(game, order)
      state.session = { ...state.session, seeds }
      return bookVolley(game, round)
    } catch (error) {
      moveStake(game, -stakeMinor)
      closeVolley(game, order.id, 'refused')
      return endOf(game, order, error)
    }
  }

/** Fires volleys over the game server's own endpoints; the caller fires one at a time. */
export const createVolleys = (game: Game): Volleys => ({ fire: fireVolley(game) })
