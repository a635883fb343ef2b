import { parseMoney } from '@trevo/money/money.ts'
import { renderHud, showBalance, showResult, stakeOf } from '../controls/render-hud.ts'
import type { PlayAnswer, PlayOrder, Round } from '../rgs/rgs-port.ts'
import { askRound } from './ask-round.ts'
import { afterRound } from './autoplay.ts'
import { continueAutoplay, endAutoplay } from './drive-autoplay.ts'
import { finishShownRound } from './finish-round.ts'
import type { Game } from './game-context.ts'
import { seedsOfRefusal, seedToBring } from './own-seed.ts'
import { refreshIfDue } from './refresh-session.ts'
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
  const seed = seedToBring(state.session.seeds)
  const { gameCode } = game.title.maths
  const order: PlayOrder = { id: game.newId(), gameCode, stake, ...(seed && { seed }) }
  pending.set(order)
  startReels(game, order)
  await runOrder(game, order)
}

const startReels = (game: Game, { id, stake }: PlayOrder): void => {
  const { state, stage, ticker, banner, text, formats } = game
  banner.hide()
  state.calm?.()
  state.phase = 'asking'
  state.nextRoundAtMs = ticker.now() + state.session.profile.minCycleMs
  game.parent.tell({ type: 'round', roundId: id, state: 'started' })
  moveStake(game, parseMoney(stake))
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

/** Takes a stake out of balance and result alike; a negative one goes back. */
const moveStake = (game: Game, stakeMinor: bigint): void => {
  game.state.stakeTotalMinor += stakeMinor
  showBalance(game, game.state.balanceMinor - stakeMinor)
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
    const answer = await askWithSeed(game, asked)
    state.unfinishedRoundId = undefined
    pending.clear()
    await showAnswer(game, answer)
  } catch (error) {
    // A refusal is an answer too: this order is over and its stake was not taken.
    pending.clear()
    game.stage.reels.setGrid(restingGrid)
    game.stage.wake()
    state.phase = 'idle'
    moveStake(game, -parseMoney(order.stake))
    game.parent.tell({ type: 'round', roundId: order.id, state: 'refused' })
    endAutoplay(game, 'stopped')
    showProblem(game, error, order.id)
    refreshIfDue(game)
  }
  renderHud(game)
}

/** Seeds that were changed elsewhere meanwhile get one of ours, and the same round is asked for. */
const askWithSeed = async (game: Game, order: PlayOrder): Promise<PlayAnswer> => {
  const ask = (asked: PlayOrder): Promise<PlayAnswer> =>
    askRound(game.port, asked, {
      wait: game.wait,
      serverNow: game.serverNow,
      onTrouble: (trouble) => showTrouble(game, trouble),
    })
  try {
    return await ask(order)
  } catch (error) {
    const seeds = seedsOfRefusal(error)
    const seed = seeds && seedToBring(seeds)
    if (!seeds) throw error
    game.state.session = { ...game.state.session, seeds }
    return ask({ ...order, seed })
  }
}

const gridNow = ({ stage }: Game): number[] =>
  stage.reels.state.reels.flatMap(({ shown }) => [...shown])

const showAnswer = async (game: Game, answer: PlayAnswer): Promise<void> => {
  const { state } = game
  const { round } = answer
  state.session = { ...state.session, seeds: answer.seeds }
  state.roundCount += 1
  state.lastRoundId = round.id
  if (answer.nextRoundAt) {
    const waitMs = Date.parse(answer.nextRoundAt) - game.serverNow()
    state.nextRoundAtMs = Math.max(state.nextRoundAtMs, game.ticker.now() + waitMs)
  }
  const isPaid = round.state === 'credited' || round.state === 'closed'
  const after = isPaid ? (round.balanceAfter ?? answer.balance) : undefined
  await showPlayedRound(game, round, {
    reelsTurn: true,
    ...(after !== undefined && { balanceAfterMinor: parseMoney(after) }),
  })
}

type ShowOptions = {
  /** The reels turn already. */
  readonly reelsTurn: boolean
  /** The balance with the payout; without it the payout joins the shown one. */
  readonly balanceAfterMinor?: bigint
  /** False for a round of an earlier session, which the sums of this one leave out. */
  readonly isOfSession?: boolean
}

/** Shows a round that has an outcome, books it, and tells the server that it was seen. */
export const showPlayedRound = async (
  game: Game,
  round: Round,
  { reelsTurn, balanceAfterMinor, isOfSession = true }: ShowOptions,
): Promise<void> => {
  const { state } = game
  if (!round.outcome) throw new Error(`round ${round.id} came without an outcome`)
  state.phase = 'showing'
  await showRound(game, outcomeOf(round), { reelsTurn })
  bookRound(game, outcomeOf(round), { balanceAfterMinor, isOfSession })
  game.parent.tell({ type: 'round', roundId: round.id, state: 'shown' })
  state.unfinishedRoundId = round.id
  state.phase = 'idle'
  void finishShownRound(game, round)
  followAutoplay(game, round)
  renderHud(game)
  refreshIfDue(game)
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
