import { expect, test } from 'vitest'
import { listSpan } from './list-span.ts'

const now = new Date('2026-11-29T12:00:00Z')

test('both days of a list count, as days in Brasília', () => {
  expect(listSpan({ fromOn: '2026-11-01', toOn: '2026-11-02' }, now)).toEqual({
    from: new Date('2026-11-01T03:00:00Z'),
    until: new Date('2026-11-03T03:00:00Z'),
  })
})

test('a list by amount is bounded to 31 days, one without is not', () => {
  expect(listSpan({}, now)).toEqual({ from: undefined, until: undefined })
  expect(listSpan({ amountMin: '5.00' }, now).from).toEqual(new Date('2026-10-29T03:00:00Z'))
  expect(listSpan({ amountMax: '5.00', toOn: '2026-03-31' }, now).from).toEqual(
    new Date('2026-02-28T03:00:00Z'),
  )
})
