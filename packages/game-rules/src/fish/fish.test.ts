import { maths } from '@trevo/titles/lagoa-encantada/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { catchChance, drawShot } from './catch.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

describe('the shooting room', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 9_650,
    rtpBpTo: 9_670,
  })
})

describe('a shot', () => {
  it('has the return of its cannon at every fish, to the basis point', () => {
    for (const cannon of maths.cannons)
      for (const kind of maths.kinds) {
        const { catches, of } = catchChance(kind, cannon)
        const weights = kind.prizes.reduce((sum, { weight }) => sum + weight, 0)
        const worth = kind.prizes.reduce((sum, { times, weight }) => sum + times * weight, 0)
        expect(BigInt(catches) * BigInt(worth) * 10_000n).toBe(
          BigInt(cannon.rtpBp) * BigInt(of) * BigInt(weights),
        )
        // A number that the stream can return.
        expect(of).toBeLessThanOrEqual(2 ** 32)
        expect(catches).toBeLessThan(of)
      }
  })

  it('that catches pays each prize of the fish for exactly its weight of numbers', () => {
    const [cannon] = maths.cannons
    if (!cannon) throw new Error('no cannon')
    for (const kind of maths.kinds.filter(({ prizes }) => prizes.length > 1)) {
      const weights = kind.prizes.reduce((sum, { weight }) => sum + weight, 0)
      const drawn = Array.from({ length: weights }, (_, number) => {
        const numbers = [0, number]
        return drawShot(kind, cannon, { nextInt: () => numbers.shift() ?? 0 })
      })
      for (const { times, weight } of kind.prizes) {
        expect(drawn.filter((one) => one === times).length, kind.id).toBe(weight)
      }
    }
  })

  it('catches for exactly its chance of numbers', () => {
    for (const cannon of maths.cannons)
      for (const kind of maths.kinds) {
        // The first number decides; the lowest prize follows for the next.
        const shotAt = (number: number) => {
          const numbers = [number, 0]
          return drawShot(kind, cannon, { nextInt: () => numbers.shift() ?? 0 })
        }
        const { catches } = catchChance(kind, cannon)
        expect(shotAt(catches - 1), kind.id).toBe(kind.prizes[0]?.times)
        expect(shotAt(catches), kind.id).toBe(0)
      }
  })

  it('is decided by its own numbers alone, at any position in a volley', () => {
    const shot = { tide: 7, fish: 3, kind: 'tetra' }
    const playOf = (count: number) => {
      const choice = {
        cannon: 'harpoon',
        pond: 1,
        shots: Array.from({ length: count }, () => shot),
      }
      return engine.play(
        maths,
        { stakeMinor: 1_000n * BigInt(count), choice },
        [],
        fastChance(20_261_125),
      )
    }
    const ten = playOf(10).view.shots
    for (let count = 1; count < 10; count += 1)
      expect(playOf(count).view.shots).toEqual(ten.slice(0, count))
    const paid = ten.reduce((sum, { payoutMinor }) => sum + BigInt(payoutMinor), 0n)
    expect(playOf(10).payoutMinor).toBe(paid)
  })
})

describe('a volley', () => {
  const shot = { tide: 7, fish: 3, kind: 'dolphin' }
  const read = (stakeMinor: bigint, sent: unknown) => engine.readChoice(maths, stakeMinor, sent)

  it('costs the shots at a stake on offer times the power of the cannon', () => {
    const choice = { cannon: 'trident', pond: 2, shots: [shot, shot] }
    expect(read(6_000n, choice)).toEqual(choice)
    expect(read(12_000n, choice)).toEqual(choice)
    for (const other of [2_000n, 5_000n, 6_001n, 0n]) expect(read(other, choice)).toBeUndefined()
    const ponds = [0, 1, 10_000, 10_001].filter((pond) => read(6_000n, { ...choice, pond }))
    expect(ponds).toEqual([1, 10_000])
  })

  test.each<[string, unknown]>([
    ['no shots', { cannon: 'harpoon', pond: 1, shots: [] }],
    ['eleven shots', { cannon: 'harpoon', pond: 1, shots: Array.from({ length: 11 }, () => shot) }],
    ['a cannon that is not there', { cannon: 'laser', pond: 1, shots: [shot] }],
    [
      'a fish that is not there',
      { cannon: 'harpoon', pond: 1, shots: [{ ...shot, kind: 'boot' }] },
    ],
    ['a pond that is not there', { cannon: 'harpoon', pond: 0, shots: [shot] }],
    ['a part of a fish', { cannon: 'harpoon', pond: 1, shots: [{ ...shot, fish: 0.5 }] }],
    ['a field too many', { cannon: 'harpoon', pond: 1, shots: [{ ...shot, times: 80 }] }],
    ['a sparse list', { cannon: 'harpoon', pond: 1, shots: Array(1) }],
    ['nothing', null],
  ])('with %s is refused', (_name, sent) => {
    expect(read(1_000n, sent)).toBeUndefined()
  })
})
