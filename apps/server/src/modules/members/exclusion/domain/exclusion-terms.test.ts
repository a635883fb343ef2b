import { exclusionTerms } from '@trevo/contract/wps/security/exclusion.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choicesAt, endOf, endsLater, liftableFrom } from './exclusion-terms.ts'

const now = new Date('2026-08-31T12:00:00Z')

test.each([
  { term: 'day', end: '2026-09-01T12:00:00.000Z' },
  { term: 'week', end: '2026-09-07T12:00:00.000Z' },
  { term: 'month', end: '2026-09-30T12:00:00.000Z' },
  { term: 'quarter', end: '2026-11-29T12:00:00.000Z' },
  // February has no 31st: never a day too early.
  { term: 'halfYear', end: '2027-03-03T12:00:00.000Z' },
] as const)('a break of a $term ends at $end', ({ term, end }) => {
  expect(endOf(term, now)?.toISOString()).toBe(end)
})

test('an indefinite one has no end, and may be lifted after 180 days', () => {
  expect(endOf('indefinite', now)).toBeNull()
  expect(liftableFrom(now).toISOString()).toBe('2027-02-27T12:00:00.000Z')
})

describe('available choices', () => {
  const termsOf = (running?: { endsAt: Date | null }) =>
    choicesAt(now, running).map(({ term }) => term)

  test('all, if no exclusion is in force', () => {
    expect(termsOf()).toEqual(exclusionTerms)
  })

  test('only terms that end later than the current one; the same end is not later', () => {
    expect(termsOf({ endsAt: endOf('month', now) })).toEqual(['quarter', 'halfYear', 'indefinite'])
    expect(termsOf({ endsAt: new Date(now.getTime() + 1_000) })).toEqual(exclusionTerms)
  })

  test('none during an indefinite one', () => {
    expect(termsOf({ endsAt: null })).toEqual([])
  })

  test('no later choice shortens an exclusion', () => {
    const steps = fc.array(
      fc.record({ afterMs: fc.integer({ min: 0, max: 40 * 86_400_000 }), pick: fc.nat(5) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (chosen) => {
        let at = now
        let running: { endsAt: Date | null } | undefined
        for (const { afterMs, pick } of chosen) {
          at = new Date(at.getTime() + afterMs)
          if (running && running.endsAt !== null && running.endsAt <= at) running = undefined
          const choice = choicesAt(at, running)[pick]
          if (!choice) continue
          if (running) expect(endsLater(choice.endsAt, running.endsAt)).toBe(true)
          running = choice
        }
      }),
    )
  })
})
