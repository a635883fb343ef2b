import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { renderHud, showResult } from '../../controls/render-hud.ts'
import type { PlayAnswer, PlayOrder } from '../../rgs/rgs-port.ts'
import { askRound } from './ask-round.ts'
import { balanceAfter } from '../money/balance-after.ts'
import { campaignFor } from '../money/free-rounds.ts'
import { endAutoplay } from '../autoplay/drive-autoplay.ts'
import type { Game } from '../context/game-context.ts'
import { isAboveMax } from '../money/is-above-max.ts'
import { moveStake } from '../money/move-stake.ts'
import { seedsOfRefusal, seedToBring } from './own-seed.ts'
import { refreshIfDue } from '../session/refresh-session.ts'
import { showProblem, showTrouble } from './show-problem.ts'
import { showPlayedRound } from './show-played-round.ts'

/** What the large button does: starts a round, acts in it, or shortens the animation. */
export const pressMain = (game: Game): void => {
  const { state, board } = game
  if (state.auto) return endAutoplay(game, 'stopped')
  const press = board.buttons?.().main?.press
  if (press && (state.phase === 'idle' || state.phase === 'deciding')) return press()
  if (state.phase === 'idle') void playRound(game)
  else if (canHasten(game)) state.hasten?.()
}

/** With a minimum cycle, rounds may not be shortened either. */
const canHasten = ({ state }: Game): boolean => state.session.profile.minCycleMs === 0

/** Plays one round from stake to end. Errors are shown as a sentence on the screen. */
export const playRound = async (game: Game): Promise<void> => {
  const { state, ticker, pending, board } = game
  if (state.phase !== 'idle' || ticker.now() < state.nextRoundAtMs) return
  const wager = board.wager()
  if (!wager || wager.stakeMinor <= 0n) return
  if (isAboveMax(game, wager.stakeMinor)) return
  const campaignId = campaignFor(game, wager)
  if (campaignId === undefined && state.balanceMinor < wager.stakeMinor) {
    endAutoplay(game, 'stopped')
    showProblem(game, 'wallet.insufficient_balance', '')
    return
  }
  const seed = seedToBring(state.session.seeds)
  const order: PlayOrder = {
    id: game.newId(),
    gameCode: game.title.maths.gameCode,
    stake: formatMoney(wager.stakeMinor),
    choice: wager.choice as Exclude<PlayOrder['choice'], undefined>, // JSON by its type
    ...(seed && { seed }),
    ...(campaignId !== undefined && { campaignId }),
  }
  pending.set(order)
  begin(game, order)
  await runOrder(game, order)
}

/** The part of an order that leaves the balance: a free round costs nothing. */
const costOf = ({ stake, campaignId }: PlayOrder): bigint =>
  campaignId === undefined ? parseMoney(stake) : 0n

const begin = (game: Game, order: PlayOrder): void => {
  const { id, stake } = order
  const { state, board, ticker, banner, text, formats } = game
  banner.hide()
  board.calm?.()
  state.phase = 'asking'
  state.nextRoundAtMs = ticker.now() + state.session.profile.minCycleMs
  game.parent.tell({ type: 'round', roundId: id, state: 'started' })
  moveStake(game, costOf(order))
  showCycle(game)
  showResult(game, { kind: 'idle', label: board.words?.waiting ?? text.goodLuck })
  const started = board.words?.started ?? text.announcePlay
  game.hud.live.textContent = started(formats.money(stake))
  board.begin()
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
  try {
    const finishedRoundId = state.unfinishedRoundId
    const asked = finishedRoundId === undefined ? order : { ...order, finishedRoundId }
    const answer = await askWithSeed(game, asked)
    state.unfinishedRoundId = undefined
    pending.clear()
    await showAnswer(game, order, answer)
  } catch (error) {
    // A refusal is an answer too: this order is over and its stake was not taken.
    pending.clear()
    game.board.refuse()
    state.phase = 'idle'
    moveStake(game, -costOf(order))
    if (order.campaignId !== undefined) game.state.isRefreshDue = true
    game.parent.tell({ type: 'round', roundId: order.id, state: 'refused' })
    endAutoplay(game, 'stopped')
    showProblem(game, error, order.id)
    refreshIfDue(game)
  }
  renderHud(game)
}

/** If the seeds were changed elsewhere, the new pair gets one of ours and the same round is requested. */
export const askWithSeed = async (game: Game, order: PlayOrder): Promise<PlayAnswer> => {
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

const showAnswer = async (game: Game, order: PlayOrder, answer: PlayAnswer): Promise<void> => {
  const { state } = game
  const { round } = answer
  state.session = {
    ...state.session,
    seeds: answer.seeds,
    // The answer to a paid round does not include the free ones.
    ...(order.campaignId !== undefined && { freeRounds: answer.freeRounds }),
  }
  state.roundCount += 1
  state.lastRoundId = round.id
  if (answer.nextRoundAt) {
    const waitMs = Date.parse(answer.nextRoundAt) - game.serverNow()
    state.nextRoundAtMs = Math.max(state.nextRoundAtMs, game.ticker.now() + waitMs)
  }
  await showPlayedRound(game, round, {
    isAsked: true,
    balanceAfterMinor: balanceAfter(round, answer.balance),
    isOfSession: true,
  })
}
