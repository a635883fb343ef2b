import { footballTicks, halfTicks, type Mark, type Side } from '@trevo/sports-rules/match.ts'
import type { ScoreEvent } from './documents.ts'

/** The meaning of a status word; any other one is unknown. */
const phases = {
  scheduled: 'before',
  not_started: 'before',
  first_half: 'first',
  half_time: 'half',
  second_half: 'second',
  finished: 'over',
  completed: 'over',
} as const satisfies Record<string, 'before' | 'first' | 'half' | 'second' | 'over'>
type Phase = (typeof phases)[keyof typeof phases]

const phaseOf = (status: string): Phase | undefined =>
  Object.entries(phases).find(([word]) => word === status)?.[1]

/** The step of our clock: half-time and the end come with their words, not with the minute. */
const tickOf = (phase: Phase, minute: number | null): number => {
  switch (phase) {
    case 'first':
      return Math.min(Math.max(minute ?? 1, 1), halfTicks - 1)
    case 'half':
      return halfTicks
    case 'second':
      return Math.min(Math.max(minute ?? 0, halfTicks + 1), footballTicks - 1)
    case 'over':
      return footballTicks
    case 'before':
      return 0
    default:
      return phase satisfies never
  }
}

/** Words for a match that is interrupted and may continue. */
const pauses = new Set(['delayed', 'interrupted', 'postponed', 'suspended'])

type Halves = readonly [number, number]

/** Whether the feed has both teams' goals after 90 minutes. */
const saysRegularTime = ({ scores }: ScoreEvent): boolean =>
  scores?.length === 2 && scores.every(({ regular_time: goals }) => goals !== null)

/** Goals of a side in each half; undefined if the feed does not have them. */
const halvesOf = ({ scores }: ScoreEvent, team: string, phase: Phase): Halves | undefined => {
  const found = scores?.filter(({ name }) => name === team) ?? []
  const [line] = found
  if (!line || found.length !== 1) return undefined
  if (phase === 'first' || phase === 'half') return [line.score, 0]
  const goals = phase === 'over' ? (line.regular_time ?? line.score) : line.score
  if (line.half_time === null || line.half_time > goals) return undefined
  return [line.half_time, goals - line.half_time]
}

/** As many goal events of a side as it has goals in a half: known ones first, new ones in this minute. */
const marksIn = (
  known: readonly Mark[],
  { side, half, goals, tick }: { side: Side; half: 0 | 1; goals: number; tick: number },
): readonly Mark[] => {
  const isInHalf = (mark: Mark) => mark.tick <= halfTicks === (half === 0)
  const own = known.filter((mark) => mark.side === side && isInHalf(mark)).slice(0, goals)
  const at = half === 0 ? Math.min(tick, halfTicks) : tick
  const added = Array.from({ length: goals - own.length }, (): Mark => ({ tick: at, side }))
  return [...own, ...added]
}

export type Standing =
  | { readonly tick: number; readonly marks: readonly Mark[]; readonly isOver: boolean }
  | { readonly doubt: string; readonly isPastRegularTime?: boolean }

/**
 * The state of a match by the feed. It has goals by half and not by minute: a goal is dated to the minute in which
 * it was first reported, and a withdrawn one is removed. A match that went past regular time is
 * over only by its score after 90 minutes.
 */
export const mapScore = (
  event: ScoreEvent,
  known: readonly Mark[],
  isPastRegularTime = false,
): Standing => {
  const phase = phaseOf(event.status)
  if (phase === undefined) {
    const doubt = `status ${event.status}`
    return pauses.has(event.status) ? { doubt } : { doubt, isPastRegularTime: true }
  }
  if (phase === 'before') return { doubt: 'not started' }
  if (isPastRegularTime && !(phase === 'over' && saysRegularTime(event))) {
    return { doubt: 'past regular time, without its score', isPastRegularTime: true }
  }
  const tick = tickOf(phase, event.minute)
  const teams = [event.home_team, event.away_team] as const
  const marks: Mark[] = []
  for (const side of [0, 1] as const) {
    const goals = halvesOf(event, teams[side], phase)
    if (!goals) return { doubt: 'goals of each half are missing' }
    for (const half of [0, 1] as const) {
      marks.push(...marksIn(known, { side, half, goals: goals[half], tick }))
    }
  }
  return {
    tick,
    marks: marks.toSorted((a, b) => a.tick - b.tick || a.side - b.side),
    isOver: phase === 'over',
  }
}
