import type { RoundOutcome, SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import type { Beat, Landing, Timeline } from './beat.ts'
import { fallsOf } from './falls-of.ts'
import type { Pace } from './pace.ts'
import { scatterCellsOf, suspenseReelsOf } from './suspense.ts'
import { winTierOf } from '../../../play/show/win-tier.ts'

export type TimelineOptions = {
  readonly pace: Pace
  /** The profile's `lossCelebration`. */
  readonly lossCelebration: boolean
  /** In silent mode the round ends without a celebration. */
  readonly isSilent: boolean
}

/** A beat before its time is known. */
type Pending = Beat extends infer B ? (B extends Beat ? Omit<B, 'atMs'> : never) : never

/**
 * Turns a round's outcome into what is shown, and when. Pure: the same round always plays the same
 * show. Every win of every step is in exactly one `wins` beat, and the sums those beats show rise
 * from 0 to exactly `payoutUnits`.
 */
export const buildTimeline = (
  outcome: RoundOutcome,
  maths: SlotMaths,
  { pace, lossCelebration, isSilent }: TimelineOptions,
): Timeline => {
  const pending = outcome.steps.flatMap((_, index) => beatsOfStep({ outcome, maths, pace, index }))
  const tier = winTierOf(outcome.payoutUnits, maths.unitsPerStake, lossCelebration)
  const last = outcome.steps.length - 1
  if (!isSilent && (tier === 'big' || tier === 'huge' || tier === 'epic')) {
    const durationMs = pace.celebrateMs[tier]
    pending.push({ kind: 'celebrate', step: last, durationMs, tier, units: outcome.payoutUnits })
  }

  let atMs = 0
  const beats = pending.map((beat): Beat => {
    const timed = { ...beat, atMs }
    atMs += beat.durationMs
    return timed
  })
  return { beats, durationMs: atMs, totalUnits: outcome.payoutUnits, tier }
}

type StepContext = {
  readonly outcome: RoundOutcome
  readonly maths: SlotMaths
  readonly pace: Pace
  readonly index: number
}

const beatsOfStep = (context: StepContext): Pending[] => {
  const { outcome, maths, pace, index } = context
  const step = outcome.steps[index]
  if (!step) return []
  const before = outcome.steps[index - 1]
  const shownFromUnits = before?.totalUnits ?? 0
  const beats: Pending[] = [arrivalOf(context, step, before)]

  if (step.reelMultiplier !== undefined && step.reelMultiplier > 1 && step.wins.length > 0) {
    const value = step.reelMultiplier
    beats.push({
      kind: 'multiplier',
      step: index,
      durationMs: pace.multiplierMs,
      by: 'reel',
      value,
    })
  }
  if (step.fullGridMultiplier !== undefined) {
    const value = step.fullGridMultiplier
    const durationMs = pace.multiplierMs
    beats.push({ kind: 'multiplier', step: index, durationMs, by: 'full-grid', value })
  }
  if (step.wins.length > 0) {
    beats.push({
      kind: 'wins',
      step: index,
      durationMs: pace.winsMs,
      wins: step.wins.map((_, win) => win),
      multiplier: step.multiplier,
      units: step.totalUnits - shownFromUnits,
      shownFromUnits,
      shownToUnits: step.totalUnits,
    })
  }
  if (step.removed.length > 0 && outcome.steps[index + 1]?.by === 'cascade') {
    beats.push({ kind: 'vanish', step: index, durationMs: pace.vanishMs, cells: step.removed })
  }
  if (step.freeSpinsAwarded > 0) {
    beats.push({
      kind: step.mode === 'base' ? 'free-start' : 'free-more',
      step: index,
      durationMs: step.mode === 'base' ? pace.announceMs : pace.announceMs * 0.7,
      spins: step.freeSpinsAwarded,
      cells: scatterCellsOf(maths, step.grid),
    })
  }
  if (step.mode === 'free' && index === outcome.steps.length - 1) {
    const units = step.totalUnits - paidBeforeFree(outcome)
    const spins = outcome.freeSpinsPlayed
    beats.push({ kind: 'free-end', step: index, durationMs: pace.announceMs, units, spins })
  }
  return beats
}

const paidBeforeFree = (outcome: RoundOutcome): number =>
  outcome.steps.findLast(({ mode }) => mode === 'base')?.totalUnits ?? 0

const arrivalOf = (
  { maths, pace, index, outcome }: StepContext,
  step: SlotStep,
  before: SlotStep | undefined,
): Pending => {
  const { grid, mode, spinNumber, freeSpinsLeft, multiplier } = step
  if (step.by === 'cascade') {
    const falls = before ? fallsOf(before.removed, maths.reelCount, maths.rowCount) : []
    return { kind: 'drop', step: index, durationMs: pace.dropMs, grid, falls, multiplier }
  }
  const landings = landingsOf({ maths, pace, outcome, index }, step)
  const durationMs = Math.max(...landings.map(({ restsMs }) => restsMs)) + 160
  return {
    kind: 'land',
    step: index,
    durationMs,
    mode,
    spinNumber,
    freeSpinsLeft,
    grid,
    landings,
  }
}

const landingsOf = ({ maths, pace, outcome, index }: StepContext, step: SlotStep): Landing[] => {
  if (step.by === 'respin') {
    const reel = step.respunReel ?? 0
    const restsMs = pace.firstRestMs + pace.suspenseMs
    return [{ reel, restsMs, stop: step.stops[reel] ?? 0, suspense: true }]
  }
  const suspense = suspenseReelsOf(maths, outcome, index)
  let restsMs = pace.firstRestMs
  return step.stops.map((stop, reel) => {
    const waits = suspense.has(reel)
    if (reel > 0) restsMs += pace.staggerMs + (waits ? pace.suspenseMs : 0)
    return { reel, restsMs, stop, suspense: waits }
  })
}
