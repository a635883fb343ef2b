import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { renderHud, showResult, stakeOf } from '../controls/render-hud.ts'
import type { PlayAnswer, PlayOrder, Round } from '../rgs/rgs-port.ts'
import { askRound } from './ask-round.ts'
import { afterRound } from './autoplay.ts'
import { continueAutoplay, endAutoplay } from './drive-autoplay.ts'
import { finishShownRound } from './finish-round.ts'
import type { Game } from './game-context.ts'
import { showProblem, showTrouble } from './show-problem.ts'
import { bookRound, showRound } from './show-round.ts'

/** What the large button does: starts a round, or shortens the one being shown. */
export const pressSpin = (game: Game): void => {
  const { state } = game
  if (state.auto) return endAutoplay(game, 'stopped')
  if (state.phase === 'idle') void spin(game)
  else if (canHasten(game)) state.skip?.()
}

/** A minimum cycle means that rounds may not be hurried either. */
const canHasten = ({ state }: Game): boolean => state.session.profile.minCycleMs === 0

/** Plays one round from stake to last word. Errors end in a sentence on the screen. */
export const spin = async (game: Game): Promise<void> => {
  const { state, ticker, pending } = game
  if (state.phase !== 'idle' || ticker.now() < state.nextRoundAtMs) return
  const stake = stakeOf(game)
  if (state.balanceMinor < parseMoney(stake)) {
    endAutoplay(game, 'stopped')
    showProblem(game, 'wallet.insufficient_balance', '')
    return
  }
  const order: PlayOrder = { id: game.newId(), gameCode: game.title.maths.gameCode, stake }
  pending.set(order)
  startReels(game, stake)
  await runOrder(game, order)
}

const startReels = (game: Game, stake: string): void => {
  const { state, stage, ticker, banner, text, formats } = game
  banner.hide()
  state.calm?.()
  state.phase = 'asking'
  state.balanceMinor -= parseMoney(stake)
  state.nextRoundAtMs = ticker.now() + state.session.profile.minCycleMs
  renderHud(game)
  showCycle(game)
  showResult(game, { kind: 'idle', label: text.goodLuck })
  game.hud.live.textContent = text.announceSpin(formats.money(stake))
  game.sound.whoosh()
  stage.reels.setMode('base')
  stage.reels.setTurbo(state.turbo)
  stage.reels.turn(
    stage.reels.state.reels.map((_, reel) => reel),
    ticker.now(),
  )
  stage.wake()
}

/** The ring around the button fills while the minimum cycle passes. */
const showCycle = ({ hud, state }: Game): void => {
  const { minCycleMs } = state.session.profile
  if (minCycleMs === 0) return
  hud.ring.animate([{ strokeDashoffset: '100' }, { strokeDashoffset: '0' }], {
    duration: minCycleMs,
  })
}

const runOrder = async (game: Game, order: PlayOrder): Promise<void> => {
  const { state, pending } = game
  const restingGrid = gridNow(game)
  try {
    const finishedRoundId = state.unfinishedRoundId
    const asked = finishedRoundId === undefined ? order : { ...order, finishedRoundId }
    const answer = await askRound(game.port, asked, {
      wait: game.wait,
      serverNow: game.serverNow,
      onTrouble: (trouble) => showTrouble(game, trouble),
    })
    state.unfinishedRoundId = undefined
    pending.clear()
    await showAnswer(game, answer)
  } catch (error) {
    // A refusal is an answer too: this order is over and its stake was not taken.
    pending.clear()
    state.balanceMinor += parseMoney(order.stake)
    game.stage.reels.setGrid(restingGrid)
    game.stage.wake()
    state.phase = 'idle'
    endAutoplay(game, 'stopped')
    showProblem(game, error, order.id)
  }
  renderHud(game)
}

const gridNow = ({ stage }: Game): number[] =>
  stage.reels.state.reels.flatMap(({ shown }) => [...shown])

const showAnswer = async (game: Game, answer: PlayAnswer): Promise<void> => {
  const { state } = game
  const { round } = answer
  state.session = { ...state.session, seeds: answer.seeds }
  state.roundCount += 1
  state.lastRoundId = round.id
  state.stakeTotalMinor += parseMoney(round.stake)
  if (answer.nextRoundAt) {
    const waitMs = Date.parse(answer.nextRoundAt) - game.serverNow()
    state.nextRoundAtMs = Math.max(state.nextRoundAtMs, game.ticker.now() + waitMs)
  }
  game.parent.tell({ type: 'round', roundId: round.id, state: 'started' })
  await showPlayedRound(game, round, { reelsTurn: true, balance: answer.balance })
}

/** Shows a round that has an outcome, books it, and tells the server that it was seen. */
export const showPlayedRound = async (
  game: Game,
  round: Round,
  { reelsTurn, balance }: { readonly reelsTurn: boolean; readonly balance: string | undefined },
): Promise<void> => {
  const { state } = game
  if (!round.outcome) throw new Error(`round ${round.id} came without an outcome`)
  state.phase = 'showing'
  await showRound(game, outcomeOf(round), { reelsTurn })
  const isPaid = round.state === 'credited' || round.state === 'closed'
  bookRound(game, outcomeOf(round), isPaid ? (round.balanceAfter ?? balance) : undefined)
  game.parent.tell({ type: 'round', roundId: round.id, state: 'shown' })
  state.unfinishedRoundId = round.id
  state.phase = 'idle'
  void finishShownRound(game, round.id)
  followAutoplay(game, round)
  renderHud(game)
}

/** The wire's outcome has the shape of the rules' one; optional members read as absent. */
export const outcomeOf = (round: Round) => {
  if (!round.outcome) throw new Error(`round ${round.id} has no outcome`)
  return round.outcome as import('@trevo/game-rules/slots/types.ts').RoundOutcome
}

const followAutoplay = (game: Game, round: Round): void => {
  const { state } = game
  if (!state.auto || !round.outcome) return
  const next = afterRound(state.auto, {
    stakeMinor: BigInt(round.outcome.stakeMinor),
    payoutMinor: BigInt(round.outcome.payoutMinor),
    feature: round.outcome.freeSpinsPlayed > 0,
  })
  if (typeof next === 'string') return endAutoplay(game, next)
  state.auto = next
  void continueAutoplay(game, () => spin(game))
}

/** What the balance reads while a round is shown: the payout joins at its end. */
export const balanceBeforePayout = (round: Round, balance: string): string => {
  if (round.state !== 'credited' || !round.outcome) return balance
  return formatMoney(parseMoney(balance) - BigInt(round.outcome.payoutMinor))
}
