import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T12:00:30.000Z', 'agora', 'now'],
  ['2026-11-21T11:59:01.000Z', 'agora', 'now'],
  ['2026-11-21T11:59:00.000Z', 'há 1 minuto', '1 minute ago'],
  ['2026-11-21T11:00:01.000Z', 'há 59 minutos', '59 minutes ago'],
  ['2026-11-21T08:59:00.000Z', 'há 3 horas', '3 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'ontem', 'yesterday'],
  ['2026-11-11T12:00:00.000Z', 'há 10 dias', '10 days ago'],
])('%s is %s, %s', (at, pt, en) => {
  expect(formatAgo(new Date(at), now, 'pt-BR')).toBe(pt)
  expect(formatAgo(new Date(at), now, 'en')).toBe(en)
})
