import type { RoundOutcome, SlotWin } from '@trevo/game-rules/slots/types.ts'
import type { BeatOf } from './timeline/beat.ts'
import type { Slot } from './slot.ts'

/** "Linha 2 · 3 Tigres · × 5" for one win. */
export const describeWin = (slot: Slot, win: SlotWin, multiplier: number): string => {
  const { text, title, language } = slot
  const symbol = title.maths.symbols[win.symbol]
  const name = symbol?.name[language] ?? ''
  const where =
    win.line !== undefined
      ? text.line(win.line + 1)
      : win.ways !== undefined
        ? text.ways(win.ways)
        : text.scatter
  const times = multiplier * (win.wildMultiplier ?? 1)
  const parts = [where, `${win.count} × ${name}`]
  if (times > 1) parts.push(text.times(times))
  return parts.join(' · ')
}

/** One win in full; for several, their count and the shared multiplier. */
export const describeWins = (slot: Slot, outcome: RoundOutcome, beat: BeatOf<'wins'>): string => {
  const step = outcome.steps[beat.step]
  const first = step?.wins[beat.wins[0] ?? 0]
  if (!step || !first) return ''
  if (beat.wins.length === 1) return describeWin(slot, first, step.multiplier)
  const names = step.wins.map((win) => describeWin(slot, win, 1))
  const shared = step.multiplier > 1 ? ` · ${slot.text.times(step.multiplier)}` : ''
  return `${names[0]} + ${names.length - 1}${shared}`
}
