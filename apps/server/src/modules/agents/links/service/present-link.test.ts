import { expect, test } from 'vitest'
import type { AgentsNeeds } from '../../needs.ts'
import type { LinkRow } from '../../tables.ts'
import { presentLink } from './present-link.ts'

const now = new Date('2030-05-14T12:00:00Z')
const needs = {
  clock: { now: () => now },
  settings: { originOf: () => 'https://trevo.example' },
} as unknown as AgentsNeeds // all that a link needs

const statusOf = (change: Partial<LinkRow>) => {
  const row = { code: 'feira', created_at: now, closed_at: null, ends_at: null, ...change }
  return presentLink(needs, row as LinkRow, 3).status
}

test('a link is open until its end, and closed from the moment that its agent closes it', () => {
  const at = (fromNowMs: number) => new Date(now.getTime() + fromNowMs)
  expect(statusOf({})).toBe('1')
  expect(statusOf({ ends_at: at(1) })).toBe('1')
  expect(statusOf({ ends_at: at(0) })).toBe('2')
  expect(statusOf({ closed_at: now, ends_at: at(-1) })).toBe('0')
})
