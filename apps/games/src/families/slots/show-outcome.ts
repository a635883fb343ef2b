import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import { cycleWins } from './cycle-wins.ts'
import { amountOf, beatShow } from './show-beats.ts'
import type { Slot } from './slot.ts'
import { buildTimeline } from './timeline/build-timeline.ts'
import { normalPace, turboPace } from './timeline/pace.ts'
import { playTimeline } from './timeline/play-timeline.ts'

/** Shows a round from its outcome to its end; resolves when the animation is over. */
export const showOutcome = async (
  slot: Slot,
  outcome: RoundOutcome,
  { reelsTurn }: { readonly reelsTurn: boolean },
): Promise<void> => {
  const { title, ticker, stage, now } = slot
  const { lossCelebration } = slot.profile()
  const pace = slot.isTurbo() ? turboPace : normalPace
  stage.reels.setTurbo(pace === turboPace)
  const timeline = buildTimeline(outcome, title.maths, {
    pace,
    lossCelebration,
    isSilent: slot.isSilent(),
  })
  const show = beatShow({ slot, outcome, timeline, reelsTurn })
  const playing = playTimeline(timeline, show, ticker)
  now.skip = playing.skip
  slot.changed()
  await playing.done
  now.skip = undefined
  calmDown(slot, outcome)
  cycleWins(slot, outcome)
}

/** The final state of the animation, even if parts were skipped. */
const calmDown = (slot: Slot, outcome: RoundOutcome): void => {
  const { stage, text, formats } = slot
  slot.announcement.hide()
  slot.plaque.freeSpins(undefined)
  delete document.body.dataset['mode']
  const last = outcome.steps.at(-1)
  if (last) stage.reels.setGrid(last.grid)
  stage.wake()
  if (outcome.payoutUnits === 0) {
    slot.showResult({ kind: 'none', label: text.noWin })
    return
  }
  const isWin = outcome.payoutUnits > outcome.unitsPerStake
  slot.showResult({
    kind: isWin ? 'won' : 'returned',
    label: isWin ? text.won : text.returned,
    amount: formats.money(amountOf(outcome, outcome.payoutUnits)),
    detail: slot.now.detail,
  })
}
