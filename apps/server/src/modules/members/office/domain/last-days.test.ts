import { expect, test } from 'vitest'
import { last30In } from './last-days.ts'

test('the last thirty days are today and the twenty-nine before it, in the zone of the brand', () => {
  expect(last30In('America/Sao_Paulo', new Date('2026-03-02T02:59:59Z'))).toEqual({
    firstDay: '2026-01-31',
    lastDay: '2026-03-01',
  })
})
