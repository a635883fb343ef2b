import { parseMoney } from '@trevo/money/money.ts'
import { renderHud, showBalance } from '../../controls/render-hud.ts'
import { RgsRefusal, type GameSession, type Round } from '../../rgs/rgs-port.ts'
import type { Game } from '../context/game-context.ts'
import { moneyShown } from '../money/money-shown.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { showProblem } from './show-problem.ts'
import { showPlayedRound } from './show-played-round.ts'

const ASK_AGAIN_MS = 2_000

/** Takes over a fresh state of the session from the server. */
export const adoptSession = (game: Game, session: GameSession): void => {
  const { state } = game
  const { openRound } = session
  const money = moneyShown(session, state.unfinishedRoundId)
  const isSeen = openRound?.id === state.unfinishedRoundId
  state.session = isSeen ? { ...session, openRound: null } : session
  state.stakeTotalMinor = money.stakeTotalMinor
  state.payoutTotalMinor = money.payoutTotalMinor
  state.roundCount = session.roundCount
  state.stakeIndex = Math.min(state.stakeIndex, session.stakes.length - 1)
  if (session.nextRoundAt) {
    const waitMs = Date.parse(session.nextRoundAt) - game.serverNow()
    state.nextRoundAtMs = game.ticker.now() + Math.max(0, waitMs)
  }
  showBalance(game, money.balanceMinor)
}

/** Fetches the current state and shows a round that was left open. */
export const resumeSession = async (game: Game): Promise<void> => {
  const { state } = game
  try {
    const session = await game.port.resume()
    // A round that began meanwhile has moved money since.
    if (state.phase !== 'idle') return refreshSession(game)
    adoptSession(game, session)
    await showOpenRound(game)
  } catch (error) {
    showProblem(game, error, '')
  }
}

/** A round whose end was not shown comes first. If its outcome is not known yet it is polled. */
export const showOpenRound = async (game: Game): Promise<void> => {
  const { state, banner, text } = game
  const { session } = state
  const lost = session.openRound ? undefined : await lostRound(game)
  game.pending.clear()
  if (lost) adoptSession(game, { ...session, openRound: lost, openRoundIsOwn: true })
  const open = session.openRound ?? lost
  if (!open) return
  if (!open.outcome) {
    state.phase = 'asking'
    renderHud(game)
    banner.show('problem', text.problems.pending)
    await game.wait(ASK_AGAIN_MS)
    state.phase = 'idle'
    return resumeSession(game)
  }
  const isInSteps = open.state === 'in_steps'
  banner.show('info', isInSteps ? text.resumedTurn : text.resumed)
  state.lastRoundId = open.id
  const { openRoundIsOwn } = state.session
  state.session = { ...state.session, openRound: null }
  game.parent.tell({ type: 'round', roundId: open.id, state: 'started' })
  const isPaid = open.state === 'credited' || open.state === 'closed'
  await showPlayedRound(game, open, {
    isAsked: false,
    isAtOnce: isInSteps,
    // The round's own balance is as old as the round; the session's is current.
    balanceAfterMinor: isPaid ? parseMoney(session.balance) : undefined,
    isOfSession: openRoundIsOwn,
  })
}

/**
 * A reload may have interrupted an order. If the server knows its round it is shown; if not, nothing was staked,
 * and it is not sent again without the player.
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
