import { renderHud } from '../../controls/render-hud.ts'
import type { SeenRound } from '../../families/board.ts'
import type { Round } from '../../rgs/rgs-port.ts'
import { afterRound } from '../context/autoplay.ts'
import { bookRound } from './book-round.ts'
import { continueAutoplay, endAutoplay } from '../autoplay/drive-autoplay.ts'
import { finishShownRound } from './finish-round.ts'
import type { Game } from '../context/game-context.ts'
import { refreshIfDue } from '../session/refresh-session.ts'
import { seenRound } from '../show/seen-round.ts'
import { showOnBoard, announceOutcome } from '../show/show-on-board.ts'
import { waitForPlayer } from './wait-for-player.ts'

type ShowOptions = {
  /** The state before an action; undefined for a round from its start. */
  readonly previous?: SeenRound
  /** The board waits for it already. */
  readonly isAsked: boolean
  /** An unfinished round is shown in its current state. */
  readonly isAtOnce?: boolean
  /** The balance with the payout; if absent the payout is added to the shown one. */
  readonly balanceAfterMinor: bigint | undefined
  /** False for a round of an earlier session, which this session's sums exclude. */
  readonly isOfSession: boolean
}

/**
 * Shows a round that has an outcome. A round with several steps then waits for the player; a finished one is
 * booked and reported to the server as seen.
 */
export const showPlayedRound = async (
  game: Game,
  round: Round,
  { previous, isAsked, isAtOnce = false, balanceAfterMinor, isOfSession }: ShowOptions,
): Promise<void> => {
  const { state } = game
  const seen = seenRound(round)
  state.phase = 'showing'
  state.turn = undefined
  await showOnBoard(game, { previous, now: seen, isAsked, isAtOnce })
  if (round.state === 'in_steps') return waitForPlayer(game, { round, isOfSession })
  await announceOutcome(game, seen)
  bookRound(game, seen, { balanceAfterMinor, isOfSession })
  game.parent.tell({ type: 'round', roundId: round.id, state: 'shown' })
  state.unfinishedRoundId = round.id
  state.phase = 'idle'
  void finishShownRound(game, round)
  followAutoplay(game, seen)
  renderHud(game)
  refreshIfDue(game)
}

const followAutoplay = (game: Game, round: SeenRound): void => {
  const { state, board } = game
  if (!state.auto) return
  const { stakeMinor, payoutMinor } = round
  const feature = board.feature?.happened(round) ?? false
  const next = afterRound(state.auto, { stakeMinor, payoutMinor, feature })
  if (typeof next === 'string') return endAutoplay(game, next)
  state.auto = next
  void continueAutoplay(game)
}
