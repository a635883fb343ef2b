import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { chanceOf, type Chance } from './chance.ts'
import { findNonceFaults } from './find-nonce-faults.ts'
import { hashTimes, hashCountMax } from './hash-chain.ts'
import { commitmentOf } from './seeds.ts'
import { verifyRound } from './verify-round.ts'

const roll = (chance: Chance) => ({ dice: [chance.nextInt(6), chance.nextInt(6)], sides: 6 })
const stream = { serverSeed: 'c0ffee42'.repeat(8), clientSeed: 'mine', nonce: 3 }
const honest = {
  ...stream,
  commitment: commitmentOf(stream.serverSeed),
  outcome: roll(chanceOf(stream)),
}

it('an honest round is valid, in any order of its record’s members', () => {
  const { dice, sides } = honest.outcome
  const verdict = verifyRound({ ...honest, outcome: { sides, dice } }, roll)
  expect(verdict).toMatchObject({ ok: true, commitmentHolds: true, outcomeHolds: true })
})

it('a server seed other than the promised one is detected', () => {
  const serverSeed = 'c0ffee43'.repeat(8)
  const outcome = roll(chanceOf({ ...stream, serverSeed }))
  const verdict = verifyRound({ ...honest, serverSeed, outcome }, roll)
  expect(verdict).toMatchObject({ ok: false, commitmentHolds: false, outcomeHolds: true })
})

describe('a round of a chain', () => {
  const end = hashTimes(stream.serverSeed, 7)
  const chained = { ...honest, commitment: end, hashCount: 7 }

  it('is valid when its seed, hashed as often as its place says, gives the published end', () => {
    expect(verifyRound(chained, roll)).toMatchObject({ ok: true, commitmentHolds: true })
  })

  it.each([
    ['another seed in its place', { serverSeed: 'c0ffee43'.repeat(8) }],
    ['the link before it', { serverSeed: hashTimes(stream.serverSeed, 1) }],
    ['another place', { hashCount: 6 }],
    ['another end', { commitment: hashTimes(stream.serverSeed, 8) }],
  ])('is detected with %s', (_, changed) => {
    expect(verifyRound({ ...chained, ...changed }, roll)).toMatchObject({ commitmentHolds: false })
  })

  it.each([0, -1, 1.5, Number.NaN, hashCountMax + 1])('has no place %s', (hashCount) => {
    expect(() => verifyRound({ ...chained, hashCount }, roll)).toThrow(RangeError)
  })
})

it('an outcome that the seeds do not give is detected, and the true one shown', () => {
  const [first = 0, second = 0] = honest.outcome.dice
  const outcome = { dice: [first, (second + 1) % 6], sides: 6 }
  const verdict = verifyRound({ ...honest, outcome }, roll)
  expect(verdict).toMatchObject({ ok: false, commitmentHolds: true, outcomeHolds: false })
  expect(verdict.recomputed).toEqual(honest.outcome)
})

it('canonical JSON is the same for equal values and reads back as the value', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'ç' }], e: undefined })).toBe(
    '{"a":[{"c":"ç","d":null}],"b":1}',
  )
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value))
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain)
    }),
  )
  expect(() => canonicalJson({ stake: 1n })).toThrow(TypeError)
  expect(() => canonicalJson([Number.NaN])).toThrow(TypeError)
})

it('nonces: gaps at the start, in between and at the end, and repeats, are all found', () => {
  expect(findNonceFaults([0, 1, 2], 3)).toEqual({ missing: [], repeated: [] })
  expect(findNonceFaults([5, 2, 2, 6], 9)).toEqual({
    missing: [
      { from: 0, to: 1 },
      { from: 3, to: 4 },
      { from: 7, to: 8 },
    ],
    repeated: [2],
  })
  expect(findNonceFaults([], 2).missing).toEqual([{ from: 0, to: 1 }])
})

it('nonces: exactly the omitted ones are missing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 60 })),
      fc.integer({ min: 0, max: 61 }),
      (used, count) => {
        const faults = findNonceFaults(used, count)
        const end = Math.max(count, ...used.map((nonce) => nonce + 1), 0)
        const missing = Array.from({ length: end }, (_, nonce) => nonce).filter(
          (nonce) => !used.includes(nonce),
        )
        const found = faults.missing.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        expect(found).toEqual(missing)
        expect(faults.repeated).toEqual([])
      },
    ),
  )
})
