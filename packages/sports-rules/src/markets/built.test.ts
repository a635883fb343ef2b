import { describe, expect, it } from 'vitest'
import { judgeSelection } from '../testing/judge-match.ts'
import { playNth, stateAt, type PlayedMatch } from '../testing/some-matches.ts'
import {
  builtChances,
  jointOutcomesOf,
  priceBuilt,
  readBuilt,
  settleBuilt,
  settleParts,
  writeBuilt,
  type Part,
} from './built.ts'
import { keyOf, marketsOf, selectionsOf } from './market.ts'
import { outcomesOf } from './outcomes.ts'
import { chancesOf, defaultMargins } from './price.ts'

const homeWins: Part = { market: { scope: 'full', kind: 'result' }, selection: '1' }
const overTwo: Part = { market: { scope: 'full', kind: 'total', line: 5 }, selection: 'over' }
const bothScore: Part = { market: { scope: 'full', kind: 'both' }, selection: 'yes' }
const aheadAtHalf: Part = { market: { scope: 'half', kind: 'result' }, selection: '1' }

/** Part n of a long but bounded walk over every pair of markets. */
const pairsOf = (match: PlayedMatch): readonly (readonly [Part, Part])[] => {
  const parts = marketsOf(match.league.sport).flatMap((market) =>
    selectionsOf(market, match.league.sport).map((selection): Part => ({ market, selection })),
  )
  return parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter(({ market }) => keyOf(market) !== keyOf(one.market))
      .map((other) => [one, other] as const),
  )
}

describe('a built bet', () => {
  it('has one name for any order of its parts, and is parsed from it', () => {
    const text = 'full.result=1,full.total:5=over,half.result=1'
    expect(writeBuilt([aheadAtHalf, overTwo, homeWins])).toBe(text)
    expect(readBuilt(text)).toEqual([homeWins, overTwo, aheadAtHalf])
    for (const wrong of [
      'full.result=1',
      'full.total:5=over,full.result=1',
      'full.result=1,full.result=2',
      'full.result=1,full.corners=over',
      'full.result=1,full.total:5=',
      '',
    ]) {
      expect(readBuilt(wrong)).toBeUndefined()
    }
  })

  it('is lost with a lost part, otherwise refunded with a void one, otherwise won with the last', () => {
    expect(settleParts(['won', 'lost', 'void'])).toBe('lost')
    expect(settleParts(['lost', undefined])).toBe('lost')
    expect(settleParts(['won', 'void'])).toBe('void')
    expect(settleParts(['won', undefined])).toBeUndefined()
    expect(settleParts(['won', 'won'])).toBe('won')
  })

  it('is settled as a reader of the minutes would, for every pair of selections', () => {
    const kept = (results: readonly string[]) =>
      results.includes('lost') ? 'lost' : results.includes('void') ? 'void' : 'won'
    for (const n of [0, 1, 3, 7]) {
      const match = playNth(n)
      const end = stateAt(match, match.ticks)
      for (const parts of pairsOf(match)) {
        const judged = parts.map(({ market, selection }) =>
          judgeSelection(keyOf(market), selection, end),
        )
        expect(settleBuilt(parts, end), writeBuilt(parts)).toBe(kept(judged))
      }
    }
  })
})

describe('the price of a built bet', () => {
  const margin = defaultMargins.built

  it('comes from outcomes that add up to one and agree with each market alone', () => {
    for (const [n, share] of [
      [0, 0],
      [1, 0.3],
      [0, 0.7],
      [3, 0],
      [3, 0.4],
    ] as const) {
      const match = playNth(n)
      const state = stateAt(match, Math.floor(match.ticks * share))
      const joint = jointOutcomesOf(match.rates, state)
      expect(joint.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 8)
      for (const market of marketsOf(state.sport)) {
        const alone = outcomesOf(market.scope, match.rates, state)
        if (alone.length === 0) continue
        for (const selection of selectionsOf(market, state.sport)) {
          const { won, void: back } = chancesOf(market, selection, alone)
          const together = builtChances([{ market, selection }], joint)
          // A map's probabilities assume that it is played.
          const [ours, theirs] = [together.won / (1 - together.void), won / (1 - back)]
          expect(ours, keyOf(market)).toBeCloseTo(theirs, 6)
        }
      }
    }
  })

  it('follows the correlation of selections: a win and many goals are likelier than their product', () => {
    const match = playNth(0)
    const joint = jointOutcomesOf(match.rates, stateAt(match, 0))
    const alone = (part: Part) => builtChances([part], joint).won
    expect(builtChances([homeWins, overTwo], joint).won).toBeGreaterThan(
      alone(homeWins) * alone(overTwo),
    )
  })

  it('is what 6,000 played matches say, within five standard deviations', () => {
    const built: readonly (readonly Part[])[] = [
      [homeWins, overTwo],
      [aheadAtHalf, homeWins, bothScore],
    ]
    const count = 6_000
    const matches = Array.from({ length: count }, (_, n) => playNth(n * 4))
    // Each pairing recurs with the same probabilities.
    const joints = matches
      .slice(0, 90)
      .map((match) => jointOutcomesOf(match.rates, stateAt(match, 0)))
    for (const parts of built) {
      const expected = joints.reduce((sum, joint) => sum + builtChances(parts, joint).won / 90, 0)
      const came = matches.filter(
        (match) => settleBuilt(parts, stateAt(match, match.ticks)) === 'won',
      ).length
      expect(Math.abs(came / count - expected)).toBeLessThan((5 * 0.5) / Math.sqrt(count) + 0.01)
    }
  }, 60_000)

  it('leaves the margin to the house for every pair on offer', () => {
    for (const [n, share] of [
      [0, 0],
      [3, 0.3],
    ] as const) {
      const match = playNth(n)
      const state = stateAt(match, Math.floor(match.ticks * share))
      const joint = jointOutcomesOf(match.rates, state)
      for (const parts of pairsOf(match).filter((_pair, at) => at % 40 === 0)) {
        const price = priceBuilt(parts, joint, margin)
        if (price.state !== 'offered') continue
        const { won, void: back } = builtChances(parts, joint)
        const kept = 1 - ((won * price.odds) / 100 + back)
        expect(kept, writeBuilt(parts)).toBeGreaterThan(0)
        expect((won * price.odds) / 100 / (1 - back)).toBeLessThanOrEqual(10_000 / 11_000 + 1e-9)
      }
    }
  })

  it('is refused if parts exclude each other, or if one follows from the others', () => {
    const match = playNth(0)
    const joint = jointOutcomesOf(match.rates, stateAt(match, 0))
    const exact = (selection: string): Part => ({
      market: { scope: 'full', kind: 'exact' },
      selection,
    })
    const awayOrDraw: Part = { market: { scope: 'full', kind: 'double' }, selection: 'X2' }
    const notLost: Part = { market: { scope: 'full', kind: 'double' }, selection: '1X' }
    const state = (...parts: readonly Part[]) => priceBuilt(parts, joint, margin).state
    expect(state(homeWins, awayOrDraw)).toBe('impossible')
    expect(state(homeWins, notLost)).toBe('redundant')
    expect(state(exact('2-1'), overTwo)).toBe('redundant')
    expect(state(homeWins, overTwo)).toBe('offered')
    expect(state(exact('0-4'), aheadAtHalf)).toBe('impossible')
    // Very unlikely: it would pay more than is offered.
    expect(state(exact('4-4'), aheadAtHalf)).toBe('beyond')
  })
})
