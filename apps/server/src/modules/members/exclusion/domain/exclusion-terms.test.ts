import { exclusionKinds, termsOfKind } from '@trevo/contract/wps/security/exclusion.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choicesAt,
  endOf,
  endsLater,
  isWithin,
  liftableFrom,
  type Standing,
} from './exclusion-terms.ts'

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
  expect(liftableFrom(now, 180).toISOString()).toBe('2027-02-27T12:00:00.000Z')
})

test.each([
  // 2028 has a 29th of February, 2029 has none: never a day too early.
  ['2028-02-29T12:00:00Z', '2029-03-01T12:00:00.000Z'],
  ['2027-03-01T12:00:00Z', '2028-03-01T12:00:00.000Z'],
])('IN 31/2025: a self-exclusion of a year that begins %s ends %s', (from, end) => {
  expect(endOf('year', new Date(from))?.toISOString()).toBe(end)
})

describe('available choices', () => {
  const termsOf = (running?: Standing) =>
    choicesAt(now, running, 184).map(({ kind, term }) => `${kind} ${term}`)
  const all = exclusionKinds.flatMap((kind) => termsOfKind[kind].map((term) => `${kind} ${term}`))

  test('all, if nothing is in force', () => {
    expect(termsOf()).toEqual(all)
  })

  test('during a pause only what does not end earlier; during a self-exclusion no pause', () => {
    expect(termsOf({ kind: 'pause', endsAt: endOf('quarter', now) })).toEqual([
      'pause halfYear',
      'exclusion quarter',
      'exclusion halfYear',
      'exclusion year',
      'exclusion indefinite',
    ])
    expect(termsOf({ kind: 'exclusion', endsAt: endOf('quarter', now) })).toEqual([
      'exclusion halfYear',
      'exclusion year',
      'exclusion indefinite',
    ])
  })

  test('pauseTermMaxDays: no pause is longer than the jurisdiction allows', () => {
    const choices = choicesAt(now, undefined, 90).filter(({ kind }) => kind === 'pause')
    expect(choices.map(({ term }) => term)).toEqual(['day', 'week', 'month', 'quarter'])
    expect(isWithin({ kind: 'exclusion', endsAt: null }, now, 90)).toBe(true)
  })

  test('none during an indefinite one', () => {
    expect(termsOf({ kind: 'exclusion', endsAt: null })).toEqual([])
  })

  test('no later choice shortens an exclusion, or makes a pause of it', () => {
    const steps = fc.array(
      fc.record({ afterMs: fc.integer({ min: 0, max: 40 * 86_400_000 }), pick: fc.nat(9) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (chosen) => {
        let at = now
        let running: Standing | undefined
        for (const { afterMs, pick } of chosen) {
          at = new Date(at.getTime() + afterMs)
          if (running && running.endsAt !== null && running.endsAt <= at) running = undefined
          const choice = choicesAt(at, running, 184)[pick]
          if (!choice) continue
          if (running) {
            expect(endsLater(running.endsAt, choice.endsAt)).toBe(false)
            expect([running.kind, choice.kind]).not.toEqual(['exclusion', 'pause'])
          }
          running = choice
        }
      }),
    )
  })
})
