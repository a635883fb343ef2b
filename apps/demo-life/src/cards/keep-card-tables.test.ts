import { expect, it } from 'vitest'
import type { RoundCount } from '../count-rounds.ts'
import { keepSitAndGos } from './keep-card-tables.ts'
import { afterRefusalMs, firstRounds, nextSeatMs, whileNoneLeftMs } from '../pace.ts'

/** The number of rounds left; a new installation if none was played. */
const countOf = (left: number, inAll = 0): RoundCount => {
  let taken = 0
  return {
    isLeft: () => taken < left,
    take: () => {
      if (taken >= left) return false
      taken += 1
      return true
    },
    inAll: () => inAll + taken,
    save: async () => undefined,
  }
}

/** Runs tournaments until this many pauses were made; returns the events in order. */
const keep = async (
  { pauses, ...life }: { pauses: number; count: RoundCount },
  end: Promise<boolean>,
) => {
  const controller = new AbortController()
  const happened: string[] = []
  let left = pauses
  await keepSitAndGos({
    ...life,
    chance: () => 0.5,
    signal: controller.signal,
    sit: async (isFirst) => {
      happened.push(isFirst ? 'begins one' : 'joins')
      return end
    },
    wait: async (ms) => {
      happened.push(`waits ${ms / 1_000} s`)
      left -= 1
      if (left === 0) controller.abort()
    },
  })
  return happened
}

it('the seats of a tournament are taken one after the other, and the next begins after it', async () => {
  const happened = await keep({ pauses: 4, count: countOf(100) }, Promise.resolve(true))
  const one = ['begins one', 'waits 30 s', 'joins', 'waits 30 s', 'joins']
  expect(happened).toEqual([...one, ...one])
})

it('a refused member is not sent again at once', async () => {
  const happened = await keep({ pauses: 3, count: countOf(100) }, Promise.resolve(false))
  expect(happened.at(-1)).toBe(`waits ${afterRefusalMs / 1_000} s`)
})

it('nobody sits down when no further round may be played', async () => {
  const happened = await keep({ pauses: 2, count: countOf(0) }, Promise.resolve(true))
  expect(happened).toEqual(Array.from({ length: 2 }, () => `waits ${whileNoneLeftMs / 1_000} s`))
})

it('later a tournament fills slowly, so that a person finds it; no seat gives up waiting', () => {
  expect(nextSeatMs(0, 0)).toBe(20_000)
  expect(nextSeatMs(firstRounds, 0)).toBe(120_000)
  // A player who waits for opponents gets the entry back after ten minutes.
  expect(nextSeatMs(firstRounds, 1)).toBeLessThan(600_000)
})
