import { chanceOf } from '@trevo/fairness/chance.ts'
import { footballTicks, halfTicks, type Mark, type Side } from '../match.ts'
import type { Rates } from './strength.ts'

export const incidentKinds = ['attack', 'shot', 'save', 'corner', 'foul', 'card'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** What a side did in a minute without a goal; `save`: its shot was saved; `card`: it was shown a yellow card. */
export type Incident = {
  readonly tick: number
  readonly side: Side
  readonly kind: IncidentKind
}

/** Its byte sequence is not the one that decides goals: who knows an incident knows nothing of what comes. */
const clientSeed = 'incidents'

/** Out of a thousand minutes. A match has some 20 shots and saved shots, 9 corners, 18 fouls and 4 cards. */
const weights: Readonly<Record<IncidentKind, number>> = {
  attack: 410,
  shot: 160,
  save: 70,
  corner: 105,
  foul: 205,
  card: 50,
}
const weightSum = 1_000
/** Even the weaker side has two minutes out of ten. */
const shareMin = 200

const kindAt = (place: number): IncidentKind => {
  let left = place
  for (const kind of incidentKinds) {
    left -= weights[kind]
    if (left < 0) return kind
  }
  throw new RangeError(`no incident at ${place}`)
}

/** Of a thousand minutes, those in which the home side attacks, by how much each side scores. */
const homeShare = ([home, away]: readonly [number, number]): number =>
  home + away === 0 ? 500 : shareMin + Math.round(((1_000 - 2 * shareMin) * home) / (home + away))

/** A side that defends commits the foul. */
const isDefending = (kind: IncidentKind): boolean => kind === 'foul' || kind === 'card'

/**
 * What a football match shows besides its goals: one incident for each minute without a goal, the same for the
 * same seed (64 hex digits). Nothing is decided by them. None for other sports.
 */
export const playIncidents = (
  { goals }: Rates,
  marks: readonly Mark[],
  seed: string,
): readonly Incident[] => {
  if (!goals) return []
  const chance = chanceOf({ serverSeed: seed, clientSeed, nonce: 0 })
  const scoredAt = new Set(marks.map(({ tick }) => tick))
  const incidents: Incident[] = []
  for (let tick = 1; tick <= footballTicks; tick += 1) {
    // Drawn in every minute, so that a goal moves no other incident.
    const kind = kindAt(chance.nextInt(weightSum))
    const attacking: Side =
      chance.nextInt(1_000) < homeShare(goals[tick <= halfTicks ? 0 : 1]) ? 0 : 1
    const other: Side = attacking === 0 ? 1 : 0
    if (!scoredAt.has(tick))
      incidents.push({ tick, side: isDefending(kind) ? other : attacking, kind })
  }
  return incidents
}
