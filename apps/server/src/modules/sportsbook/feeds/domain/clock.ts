import { halfTicks, type Sport } from '@trevo/sports-rules/match.ts'

/** The length of half-time, in minutes of the match. */
export const halfTimeTicks = 5

/** The step of the match clock at a time after its kick-off. */
export const tickAfter = (sport: Sport, elapsedMs: number, tickMs: number): number => {
  const steps = Math.max(0, Math.floor(elapsedMs / tickMs))
  if (sport === 'esport' || steps <= halfTicks) return steps
  return Math.max(halfTicks, steps - halfTimeTicks)
}
