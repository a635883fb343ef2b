import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import type { Slot } from './slot.ts'
import { describeWin } from './describe-win.ts'
import { amountOf } from './show-beats.ts'

const EACH_MS = 1_500

/** After a round, shows the wins of its last grid one after the other until the next spin. */
export const cycleWins = (slot: Slot, outcome: RoundOutcome): void => {
  const step = outcome.steps.at(-1)
  if (!step || step.wins.length === 0 || outcome.payoutUnits === 0) return
  const { now, stage, formats } = slot
  if (!stage.reels.state.highlight) stage.highlight(step)
  let position = -1
  const showNext = (): void => {
    position = (position + 1) % step.wins.length
    const win = step.wins[position]
    if (!win) return
    stage.highlight(step, position)
    const units = win.units * step.multiplier
    const amount = step.wins.length > 1 ? ` · ${formats.money(amountOf(outcome, units))}` : ''
    slot.setDetail(describeWin(slot, win, step.multiplier) + amount)
  }
  const timer = setInterval(showNext, EACH_MS)
  now.calm = () => {
    clearInterval(timer)
    stage.reels.highlight(undefined)
    stage.wake()
    now.calm = undefined
  }
}
