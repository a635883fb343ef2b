import { compileSlot, type CompiledSlot, type SpinMode } from './compile-slot.ts'
import { spinReels, type Spin } from './spin.ts'
import type { Chance, RoundOutcome, SlotMaths, SlotStep } from './types.ts'

/**
 * Plays one whole round: the paid spin and every free spin it leads to. The same maths, stake and
 * numbers give exactly the same outcome. No rounding takes place: a stake step is divided by
 * `unitsPerStake` without remainder, so the RTP is the same at every stake.
 *
 * Throws RangeError if the stake is not one of the title's steps.
 */
export const playRound = (
  maths: SlotMaths,
  { stakeMinor }: { readonly stakeMinor: bigint },
  chance: Chance,
): RoundOutcome => {
  if (!maths.stakeStepsMinor.includes(stakeMinor)) {
    throw new RangeError(`${maths.gameCode} offers no stake of ${stakeMinor}`)
  }
  const slot = compileSlot(maths)
  const round = newRound(slot)
  addSpin(round, 'base', spinReels(slot, 'base', chance))
  while (round.freeSpinsLeft > 0) {
    round.freeSpinsLeft -= 1
    round.freeSpinsPlayed += 1
    addSpin(round, 'free', spinReels(slot, 'free', chance))
  }

  return {
    kind: 'slot',
    gameCode: maths.gameCode,
    mathsVersion: maths.version,
    stakeMinor: String(stakeMinor),
    payoutMinor: String(payoutMinorOf(maths, stakeMinor, round.totalUnits)),
    payoutUnits: round.totalUnits,
    unitsPerStake: maths.unitsPerStake,
    capped: round.totalUnits >= slot.winCapUnits,
    freeSpinsPlayed: round.freeSpinsPlayed,
    steps: round.steps,
  }
}

/** The value of a number of payout units at a stake. Exact for every stake step: nothing is rounded. */
export const payoutMinorOf = (maths: SlotMaths, stakeMinor: bigint, units: number): bigint =>
  (stakeMinor / BigInt(maths.unitsPerStake)) * BigInt(units)

type Round = {
  readonly slot: CompiledSlot
  readonly steps: SlotStep[]
  totalUnits: number
  freeSpinsPlayed: number
  freeSpinsLeft: number
}

const newRound = (slot: CompiledSlot): Round => ({
  slot,
  steps: [],
  totalUnits: 0,
  freeSpinsPlayed: 0,
  freeSpinsLeft: 0,
})

const addSpin = (round: Round, mode: SpinMode, { steps, scatterCount }: Spin): void => {
  const { slot } = round
  for (const [index, step] of steps.entries()) {
    round.totalUnits = Math.min(round.totalUnits + step.units, slot.winCapUnits)
    const capped = round.totalUnits >= slot.winCapUnits
    const isLast = index === steps.length - 1
    const freeSpinsAwarded = isLast && !capped ? awardOf(round, mode, scatterCount) : 0
    round.freeSpinsLeft = capped ? 0 : round.freeSpinsLeft + freeSpinsAwarded
    round.steps.push({
      mode,
      spinNumber: round.freeSpinsPlayed,
      ...step,
      totalUnits: round.totalUnits,
      freeSpinsAwarded,
      freeSpinsLeft: round.freeSpinsLeft,
    })
    if (capped) return
  }
}

const awardOf = (round: Round, mode: SpinMode, scatterCount: number): number => {
  const { freeSpins } = round.slot.maths.features
  if (!freeSpins) return 0
  const award = (mode === 'base' ? freeSpins.award : freeSpins.retrigger)[scatterCount] ?? 0
  return Math.min(award, freeSpins.spinCountMax - round.freeSpinsPlayed - round.freeSpinsLeft)
}
