import type { RiskLevel } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { levelOf } from './judge-days.ts'
import type { RiskModel } from './model.ts'

/** A person’s level and what holds it. Days are those of Brasília. */
export type Standing = {
  readonly level: RiskLevel
  /** Since when the score is too low for the level. */
  readonly lowerSince: string | null
  /** What a person decided holds until the day before this one, on which they look again. */
  readonly heldUntil: string | null
  readonly heldScore: number | null
  /** A review is open. */
  readonly isWaiting: boolean
}

export type NextStanding = Omit<Standing, 'isWaiting'> & {
  /** A review is to be opened. */
  readonly mustReview: boolean
}

/**
 * The level of a person with a new score. A level rises at once, and falls by itself once the score was too low for
 * it for the model's quiet days. The third is left by a person's decision alone, and what a person decided holds
 * until the day of the next look unless the score rises clearly.
 */
export const nextLevel = (
  { level, lowerSince, heldUntil, heldScore, isWaiting }: Standing,
  {
    score,
    today,
    model,
  }: { readonly score: number; readonly today: string; readonly model: RiskModel },
): NextStanding => {
  const isLookDue = heldUntil !== null && today >= heldUntil
  const isHeld = heldUntil !== null && !isLookDue && score < (heldScore ?? 0) + model.riseToReopen
  if (isHeld) return { level, lowerSince: null, heldUntil, heldScore, mustReview: false }
  const asked = levelOf(score, model)
  const free = { heldUntil: null, heldScore: null }
  if (asked >= level) {
    const mustReview = !isWaiting && (isLookDue || asked === 3)
    return { level: asked, lowerSince: null, ...free, mustReview }
  }
  const mustReview = !isWaiting && isLookDue
  if (level === 3 && (isWaiting || isLookDue)) {
    return { level, lowerSince: null, ...free, mustReview }
  }
  const since = lowerSince ?? today
  const isQuiet = addDays(since, model.quietDays) <= today
  return isQuiet
    ? { level: asked, lowerSince: null, ...free, mustReview }
    : { level, lowerSince: since, ...free, mustReview }
}
