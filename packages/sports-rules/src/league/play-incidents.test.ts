import { describe, expect, it } from 'vitest'
import { footballTicks } from '../match.ts'
import { incidentKinds, playIncidents } from './play-incidents.ts'
import { playMatch } from './play-match.ts'
import { ratesOf, ratesOfGoals } from './strength.ts'

const seedOf = (n: number): string => n.toString(16).padStart(64, '0')
const even = ratesOfGoals([1_400, 1_400])

describe('incidents of a football match', () => {
  it('one for each minute without a goal, in order', () => {
    for (let n = 0; n < 50; n += 1) {
      const marks = playMatch(even, seedOf(n))
      const ticks = playIncidents(even, marks, seedOf(n)).map(({ tick }) => tick)
      const scored = new Set(marks.map(({ tick }) => tick))
      const quiet = Array.from({ length: footballTicks }, (_, at) => at + 1).filter(
        (tick) => !scored.has(tick),
      )
      expect(ticks).toEqual(quiet)
    }
  })

  it('the same seed gives the same ones, and a goal moves no other', () => {
    const without = playIncidents(even, [], seedOf(7))
    expect(playIncidents(even, [], seedOf(7))).toEqual(without)
    expect(playIncidents(even, [], seedOf(8))).not.toEqual(without)
    const withGoal = playIncidents(even, [{ tick: 30, side: 0 }], seedOf(7))
    expect(withGoal).toEqual(without.filter(({ tick }) => tick !== 30))
  })

  it('as many of each kind as a match has', () => {
    const counts = new Map<string, number>()
    const matches = 400
    for (let n = 0; n < matches; n += 1) {
      for (const { kind } of playIncidents(even, [], seedOf(n))) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
    }
    const perMatch = incidentKinds.map((kind) => Math.round((counts.get(kind) ?? 0) / matches))
    expect(perMatch).toEqual([37, 14, 6, 9, 18, 4])
  })

  it('the stronger side attacks more, and the other one commits more fouls', () => {
    const rates = ratesOfGoals([3_000, 500])
    const of = (side: number, kinds: readonly string[]): number =>
      Array.from({ length: 100 }, (_, n) => playIncidents(rates, [], seedOf(n)))
        .flat()
        .filter((one) => one.side === side && kinds.includes(one.kind)).length
    expect(of(0, ['attack', 'shot', 'corner'])).toBeGreaterThan(
      2 * of(1, ['attack', 'shot', 'corner']),
    )
    expect(of(1, ['foul', 'card'])).toBeGreaterThan(2 * of(0, ['foul', 'card']))
  })

  it('other sports have none', () => {
    const strength = { attack: 1_000, defence: 1_000 }
    expect(playIncidents(ratesOf('esport', strength, strength), [], seedOf(1))).toEqual([])
  })
})
