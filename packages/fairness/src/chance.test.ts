import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFromWords, chanceOf, wordsOf } from './chance.ts'
import { createClientSeed, isClientSeed } from './client-seed.ts'
import { commitmentOf, createServerSeed } from './seeds.ts'
import { shuffled } from './shuffle.ts'
import { seededBytes } from './seeded-bytes.ts'
import vectors from './test-vectors.json' with { type: 'json' }

const seedHex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const clientSeeds = fc.stringMatching(/^[\x21-\x39\x3b-\x7e]{1,64}$/)
const nonces = fc.nat({ max: Number.MAX_SAFE_INTEGER })

describe('the published vectors, made by another implementation', () => {
  it.each(vectors.vectors)('$clientSeed, nonce $nonce', (vector) => {
    expect(commitmentOf(vector.serverSeed)).toBe(vector.commitment)
    const nextWord = wordsOf(vector)
    expect(vector.words.map(() => nextWord())).toEqual(vector.words)
    const chance = chanceOf(vector)
    expect(vector.bounds.map((bound) => chance.nextInt(bound))).toEqual(vector.numbers)
    const deck = Array.from({ length: 52 }, (_, card) => card)
    expect(shuffled(deck, chanceOf(vector))).toEqual(vector.shuffled52)
  })
})

describe('the stream', () => {
  it('is HMAC-SHA256 of clientSeed:nonce:block, as node:crypto computes it', () => {
    fc.assert(
      fc.property(seedHex, clientSeeds, nonces, (serverSeed, clientSeed, nonce) => {
        const key = Buffer.from(serverSeed, 'hex')
        const blocks = [0, 1, 2].map((block) =>
          createHmac('sha256', key).update(`${clientSeed}:${nonce}:${block}`).digest(),
        )
        const nextByte = seededBytes({ serverSeed, clientSeed, nonce })
        const bytes = Array.from({ length: 96 }, () => nextByte())
        expect(Buffer.from(bytes).equals(Buffer.concat(blocks))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('refuses seeds and nonces that could be ambiguous', () => {
    const good = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 0 }
    for (const clientSeed of ['', 'a:b', 'a b', 'ção', 'x'.repeat(65)]) {
      expect(isClientSeed(clientSeed)).toBe(false)
      expect(() => seededBytes({ ...good, clientSeed })).toThrow(RangeError)
    }
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => seededBytes({ ...good, nonce })).toThrow(RangeError)
    }
    for (const serverSeed of ['', 'ab'.repeat(31), 'zz'.repeat(32)]) {
      expect(() => seededBytes({ ...good, serverSeed })).toThrow(RangeError)
    }
  })
})

const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)

describe('seeds', () => {
  it('take their bytes from the given generator and differ every time', () => {
    const seeds = Array.from({ length: 100 }, () => createServerSeed(fill))
    expect(new Set(seeds).size).toBe(100)
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
    expect(isClientSeed(createClientSeed(fill))).toBe(true)
  })

  it('are refused when the generator returned nothing', () => {
    expect(() => createServerSeed(() => undefined)).toThrow()
  })

  it('commit to the bytes of the seed: SHA-256 of 32 zero bytes is the known value', () => {
    expect(commitmentOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    )
  })
})

describe('numbers from words', () => {
  it('stay within the bound and skip exactly the words that would favour small numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const accepted = Math.floor(2 ** 32 / bound) * bound
        const words = [2 ** 32 - 1, accepted, accepted - 1].filter((word) => word < 2 ** 32)
        let at = 0
        const number = chanceFromWords(() => words[at++]!).nextInt(bound)
        expect(number).toBe((words.find((word) => word < accepted) ?? -1) % bound)
        expect(number).toBeLessThan(bound)
      }),
    )
  })

  it('refuses a bound that is not a whole number from 1 to 2^32', () => {
    const chance = chanceFromWords(() => 0)
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => chance.nextInt(bound)).toThrow(RangeError)
    }
  })
})

it('a shuffle keeps every item once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seedHex, nonces, (items, serverSeed, nonce) => {
      const result = shuffled(items, chanceOf({ serverSeed, clientSeed: 'x', nonce }))
      expect(result.toSorted()).toEqual(items.toSorted())
    }),
  )
})
