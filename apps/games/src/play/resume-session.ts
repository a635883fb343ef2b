import { renderHud, showBalance } from '../controls/render-hud.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { RgsRefusal, type GameSession, type Round } from '../rgs/rgs-port.ts'
import type { Game } from './game-context.ts'
import { showProblem } from './show-problem.ts'
import { balanceBeforePayout, outcomeOf, showPlayedRound } from './spin.ts'

const ASK_AGAIN_MS = 2_000

/** Takes over a fresh picture of the session from the server. */
export const adoptSession = (game: Game, session: GameSession): void => {
  const { state } = game
  state.session = session
  state.stakeTotalMinor = parseMoney(session.stakeTotal)
  state.payoutTotalMinor = parseMoney(session.payoutTotal)
  state.roundCount = session.roundCount
  state.stakeIndex = Math.min(state.stakeIndex, session.stakes.length - 1)
  if (session.nextRoundAt) {
    const waitMs = Date.parse(session.nextRoundAt) - game.serverNow()
    state.nextRoundAtMs = game.ticker.now() + Math.max(0, waitMs)
  }
  showBalance(game, session.balance)
}

/** Asks how things stand and shows a round that was left open. */
export const resumeSession = async (game: Game): Promise<void> => {
  try {
    adoptSession(game, await game.port.resume())
    await showOpenRound(game)
  } catch (error) {
    showProblem(game, error, '')
  }
}

/**
 * A round that nobody saw the end of is shown before anything else. One whose outcome is not there
 * yet is asked for until it is.
 */
export const showOpenRound = async (game: Game): Promise<void> => {
  const { state, banner, text } = game
  const open = state.session.openRound ?? (await lostRound(game))
  game.pending.clear()
  if (!open) return
  if (!open.outcome) {
    state.phase = 'asking'
    renderHud(game)
    banner.show('problem', text.problems.pending)
    await game.wait(ASK_AGAIN_MS)
    state.phase = 'idle'
    return resumeSession(game)
  }
  banner.show('info', text.resumed)
  state.lastRoundId = open.id
  state.session = { ...state.session, openRound: null }
  // The session's sums count this round already; booking it adds its payout once more.
  state.payoutTotalMinor -= BigInt(outcomeOf(open).payoutMinor)
  showBalance(game, balanceBeforePayout(open, state.session.balance))
  await showPlayedRound(game, open, { reelsTurn: false, balance: state.session.balance })
}

/**
 * A reload may have cut off an order. If the server knows its round it is shown; if not, nothing
 * was staked, and it is not asked again behind the player's back.
 */
const lostRound = async (game: Game): Promise<Round | undefined> => {
  const order = game.pending.get()
  if (!order) return undefined
  try {
    const { round } = await game.port.round(order.id)
    return round.state === 'closed' || round.state === 'cancelled' ? undefined : round
  } catch (error) {
    if (error instanceof RgsRefusal && error.code === 'rgs.round_unknown') return undefined
    throw error
  }
}
