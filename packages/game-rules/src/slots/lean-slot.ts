import { compileSlot } from './compile-slot.ts'
import { leanLines } from './lean-lines.ts'
import { leanSmall } from './lean-small.ts'
import type { LeanSpinner } from './lean-spinner.ts'
import { leanWays } from './lean-ways.ts'
import type { Chance, SlotMaths } from './types.ts'

export type LeanSlot = LeanSpinner & {
  /** Payout units of one whole round: the same as `playRound` for the same numbers. */
  readonly payoutUnits: (chance: Chance) => number
}

const leanSlots = new WeakMap<SlotMaths, LeanSlot>()

/** The lean form of a title, created once (some milliseconds) and cached. */
export const leanSlotOf = (maths: SlotMaths): LeanSlot => {
  const known = leanSlots.get(maths)
  if (known) return known

  const slot = compileSlot(maths)
  const makers = { 'lines-3x3': leanSmall, 'lines-5x3': leanLines, 'ways-5x3': leanWays }
  const spinner = makers[maths.kind](slot)
  const made = { ...spinner, payoutUnits: roundOf(maths, spinner, slot.winCapUnits) }
  leanSlots.set(maths, made)
  return made
}

const roundOf = (maths: SlotMaths, { spin }: LeanSpinner, capUnits: number) => {
  const awards = awardTable(maths.features.freeSpins?.award)
  const retriggers = awardTable(maths.features.freeSpins?.retrigger)
  const spinCountMax = maths.features.freeSpins?.spinCountMax ?? 0
  return (chance: Chance): number => {
    const paid = spin(0, chance)
    let units = paid >>> 4
    let total = Math.min(awards[paid & 15] ?? 0, spinCountMax)
    for (let played = 0; played < total && units < capUnits; played += 1) {
      const free = spin(1, chance)
      units += free >>> 4
      total = Math.min(total + (retriggers[free & 15] ?? 0), spinCountMax)
    }
    return units < capUnits ? units : capUnits
  }
}

const awardTable = (awards: Readonly<Record<number, number>> = {}): Uint16Array =>
  Uint16Array.from({ length: 16 }, (_, scatterCount) => awards[scatterCount] ?? 0)
