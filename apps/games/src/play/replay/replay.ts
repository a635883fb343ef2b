import { parseMoney } from '@trevo/money/money.ts'
import { renderHud, showReady } from '../../controls/render-hud.ts'
import type { SeenRound } from '../../families/board.ts'
import type { RoundDetail } from '../../rgs/rgs-port.ts'
import type { Game } from '../context/game-context.ts'
import { showProblem } from '../rounds/show-problem.ts'
import { seenRound } from '../show/seen-round.ts'
import { showOnBoard, announceOutcome } from '../show/show-on-board.ts'

/** How long a state is shown before the next action. */
const BETWEEN_MS = 650

/** The state of the round before each action, for the board; it offers no actions. */
const standingsBefore = (now: SeenRound, steps: RoundDetail['steps']): SeenRound[] =>
  steps.map(({ outcome, stake }, taken) => ({
    ...now,
    actions: now.actions.slice(0, taken),
    view: outcome as SeenRound['view'], // came as JSON
    stakeMinor: parseMoney(stake),
    payoutMinor: 0n,
    legal: [],
  }))

/** Replays a past round, action by action, exactly as it was. No money moves, and the balance is unchanged. */
export const replayRound = async (game: Game, roundId: string): Promise<void> => {
  const { state, banner, text, formats, board } = game
  if (state.phase !== 'idle') return
  state.phase = 'replaying'
  board.calm?.()
  renderHud(game)
  try {
    const { round, steps } = await game.port.round(roundId)
    if (!round.outcome) return
    banner.show('info', text.replaying(formats.when(round.startedAt)))
    const payout = formats.money(round.payout)
    game.hud.live.textContent = `${text.replaying(formats.when(round.startedAt))}: ${payout}`
    const now = seenRound(round)
    const standings = [...standingsBefore(now, steps), now]
    for (const [index, standing] of standings.entries()) {
      if (index > 0) await game.wait(BETWEEN_MS)
      const previous = standings[index - 1]
      await showOnBoard(game, { previous, now: standing, isAsked: false, isAtOnce: false })
    }
    await announceOutcome(game, now)
    banner.show('info', text.replaying(formats.when(round.startedAt)), [
      { label: text.replayEnd, run: () => endReplay(game) },
    ])
  } catch (error) {
    showProblem(game, error, roundId)
  } finally {
    state.phase = 'idle'
    renderHud(game)
  }
}

const endReplay = (game: Game): void => {
  game.banner.hide()
  game.board.calm?.()
  game.board.reset()
  showReady(game)
}
