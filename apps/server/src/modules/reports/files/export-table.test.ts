import { expect, test } from 'vitest'
import { instantText } from './export-table.ts'

test.each([
  ['2026-03-11T02:30:00.999Z', 'America/Sao_Paulo', '2026-03-10 23:30:00'],
  ['2026-03-11T02:59:59.999Z', 'America/Sao_Paulo', '2026-03-10 23:59:59'],
  // Clocks go forward at one o'clock UTC, and back again.
  ['2026-03-29T00:59:59Z', 'Europe/Lisbon', '2026-03-29 00:59:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Lisbon', '2026-03-29 02:00:00'],
  ['2026-10-25T00:59:59Z', 'Europe/Lisbon', '2026-10-25 01:59:59'],
  ['2026-10-25T01:00:00Z', 'Europe/Lisbon', '2026-10-25 01:00:00'],
  ['2026-03-11T02:30:00Z', 'Asia/Kathmandu', '2026-03-11 08:15:00'],
])('%s in %s is %s', (at, timeZone, text) => {
  expect(instantText(Date.parse(at), timeZone)).toBe(text)
})
