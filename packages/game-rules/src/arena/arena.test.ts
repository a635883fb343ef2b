import type { Chance } from '@trevo/fairness/chance.ts'
import { expect, test } from 'vitest'
import { announce } from './announce.ts'
import { drawContest, outcomeOf } from './contest.ts'
import { chancesOf, isWon, oddsOf, placesOf } from './odds.ts'
import type { ArenaModel, Bout, Corner } from './types.ts'

const model: ArenaModel = {
  fighters: [4, 5, 6, 7, 8].map((strength, at) => ({ id: `fighter-${at}`, strength })),
  forms: [-1, 0, 1],
  roundCount: 3,
  pushOuts: 220,
  evens: 160,
  rtpBp: 9_600,
}

const corners: readonly Corner[] = model.fighters.flatMap((fighter) =>
  model.forms.map((form) => ({ ...fighter, form })),
)
const bouts: readonly Bout[] = corners.flatMap((red) =>
  corners.filter(({ id }) => id !== red.id).map((blue) => ({ red, blue })),
)
const corner = (strength: number): Corner => ({ id: `of-${strength}`, strength, form: 0 })
const equal: Bout = { red: corner(5), blue: corner(5) }

/** Returns the given numbers in order, each within its bound. */
const chanceOf = (...numbers: readonly number[]): Chance => {
  const left = [...numbers]
  return {
    nextInt: (below) => {
      const next = left.shift()
      if (next === undefined || next >= below) throw new RangeError('no such number')
      return next
    },
  }
}

/** A small generator with a fixed seed; the modulus is far larger than any bound. */
const seeded = (seed: number): Chance => {
  let state = BigInt(seed)
  return {
    nextInt: (below) => {
      state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
      return Number((state >> 24n) % BigInt(below))
    },
  }
}

test('every bet on each of the 180 bouts returns between 95.44 and 96 per cent', () => {
  expect(bouts).toHaveLength(180)
  for (const bout of bouts) {
    const odds = oddsOf(model, bout)
    for (const [place, { wins, of }] of chancesOf(model, bout)) {
      const rtpBp = (100 * Number(wins) * (odds.get(place) ?? 0)) / Number(of)
      expect(rtpBp).toBeLessThanOrEqual(9_600)
      expect(rtpBp).toBeGreaterThan(9_544)
      expect(odds.get(place)).toBeGreaterThan(100)
    }
  }
})

test('winner, method, round of finish and total each cover every contest', () => {
  for (const bout of bouts) {
    const chances = chancesOf(model, bout)
    const sum = (...places: readonly Parameters<typeof isWon>[0][]) =>
      places.reduce((all, place) => all + (chances.get(place)?.wins ?? 0n), 0n)
    const of = chances.get('red')?.of
    expect(sum('red', 'draw', 'blue')).toBe(of)
    expect(sum('push-out', 'points')).toBe(of)
    expect(sum('round-1', 'round-2', 'round-3', 'points')).toBe(of)
    expect(sum('over-2', 'under-2')).toBe(of)
  }
})

test('equal fighters have equal odds, and the stronger has the lower', () => {
  const even = oddsOf(model, equal)
  expect(even.get('red')).toBe(even.get('blue'))
  const uneven = oddsOf(model, { red: corner(8), blue: corner(4) })
  expect(uneven.get('red')).toBeLessThan(uneven.get('blue') ?? 0)
})

test('form counts as strength', () => {
  const inForm = { red: { ...corner(5), form: 1 }, blue: corner(5) }
  expect(oddsOf(model, inForm)).toEqual(oddsOf(model, { red: corner(6), blue: corner(5) }))
})

test('a push-out ends the contest in its round', () => {
  const outcome = drawContest(model, equal, chanceOf(9_999, 1_100))
  expect(outcome).toEqual({
    rounds: ['even', 'blue-push-out'],
    winner: 'blue',
    method: 'push-out',
  })
  expect(placesOf(model).filter((place) => isWon(place, outcome))).toEqual([
    'blue',
    'push-out',
    'round-2',
    'under-2',
  ])
})

test('without a push-out points decide, and equal points are a draw', () => {
  expect(outcomeOf(model, ['red-point', 'even'])).toBeNull()
  expect(outcomeOf(model, ['red-point', 'even', 'even'])?.winner).toBe('red')
  expect(outcomeOf(model, ['red-point', 'blue-point', 'even'])).toMatchObject({
    winner: 'draw',
    method: 'points',
  })
})

test('a fighter never meets itself, and a bout is determined by its numbers', () => {
  const bout = announce(model, chanceOf(2, 2, 0, 2))
  expect(bout.red).toEqual({ id: 'fighter-2', strength: 6, form: -1 })
  expect(bout.blue).toEqual({ id: 'fighter-3', strength: 7, form: 1 })
})

test('200,000 contests come as often as counted', () => {
  const bout: Bout = { red: corner(7), blue: corner(5) }
  const chance = seeded(20_261_124)
  const played = 200_000
  const seen = new Map(placesOf(model).map((place) => [place, 0]))
  for (let round = 0; round < played; round += 1) {
    const outcome = drawContest(model, bout, chance)
    for (const [place, count] of seen) if (isWon(place, outcome)) seen.set(place, count + 1)
  }
  for (const [place, { wins, of }] of chancesOf(model, bout)) {
    const expected = Number(wins) / Number(of)
    const deviation = Math.sqrt((expected * (1 - expected)) / played)
    expect(Math.abs((seen.get(place) ?? 0) / played - expected)).toBeLessThan(4 * deviation)
  }
})

test('a fighter without any power is refused', () => {
  expect(() => oddsOf(model, { red: corner(0), blue: corner(5) })).toThrow(RangeError)
})
