import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import { renderHud, showBalance, showResult } from '../controls/render-hud.ts'
import { buildTimeline } from '../timeline/build-timeline.ts'
import { normalPace, turboPace } from '../timeline/pace.ts'
import { playTimeline } from '../timeline/play-timeline.ts'
import type { Game } from './game-context.ts'
import { amountOf, beatShow } from './show-beats.ts'
import { cycleWins } from './cycle-wins.ts'

/** Shows a round from its outcome to its last word; resolves when the player has seen it all. */
export const showRound = async (
  game: Game,
  outcome: RoundOutcome,
  { reelsTurn }: { readonly reelsTurn: boolean },
): Promise<void> => {
  const { state, title, ticker, stage } = game
  const { turbo, lossCelebration } = state.session.profile
  const pace = state.turbo && turbo ? turboPace : normalPace
  stage.reels.setTurbo(pace === turboPace)
  const timeline = buildTimeline(outcome, title.maths, { pace, lossCelebration })
  const show = beatShow({ game, outcome, timeline, reelsTurn })
  const playing = playTimeline(timeline, show, ticker)
  state.skip = playing.skip
  renderHud(game)
  await playing.done
  state.skip = undefined
  calmDown(game, outcome)
  cycleWins(game, outcome)
}

/** How things stand when the show is over, whatever was skipped. */
const calmDown = (game: Game, outcome: RoundOutcome): void => {
  const { stage, text, formats } = game
  game.announcement.hide()
  game.plaque.freeSpins(undefined)
  delete document.body.dataset['mode']
  const last = outcome.steps.at(-1)
  if (last) stage.reels.setGrid(last.grid)
  stage.wake()
  if (outcome.payoutUnits === 0) {
    showResult(game, { kind: 'none', label: text.noWin })
    return
  }
  const isWin = outcome.payoutUnits > outcome.unitsPerStake
  showResult(game, {
    kind: isWin ? 'won' : 'returned',
    label: isWin ? text.won : text.returned,
    amount: formats.money(amountOf(outcome, outcome.payoutUnits)),
    detail: game.hud.detail.textContent ?? '',
  })
}

type Booking = {
  /** The balance with the payout; without it the payout joins the shown one. */
  readonly balanceAfterMinor: bigint | undefined
  /** Whether the sums of this session hold the round. */
  readonly isOfSession: boolean
}

/** Balance, sums and the spoken result after a real round (a replay moves no money). */
export const bookRound = (
  game: Game,
  outcome: RoundOutcome,
  { balanceAfterMinor, isOfSession }: Booking,
): void => {
  const { state, text, formats, hud } = game
  const payoutMinor = BigInt(outcome.payoutMinor)
  if (isOfSession) state.payoutTotalMinor += payoutMinor
  showBalance(game, balanceAfterMinor ?? state.balanceMinor + payoutMinor)
  const balanceText = formats.money(formatMoney(state.balanceMinor))
  const amount = formats.money(formatMoney(payoutMinor))
  const stake = formats.money(formatMoney(parseMoney(formatMoney(BigInt(outcome.stakeMinor)))))
  hud.live.textContent =
    payoutMinor > 0n ? text.announceWin(amount, balanceText) : text.announceLoss(stake, balanceText)
}
