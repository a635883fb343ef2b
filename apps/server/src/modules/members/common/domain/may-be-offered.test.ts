import { expect, test } from 'vitest'
import { mayBeOffered, takesMarketing } from './may-be-offered.ts'

test('an operator’s block takes one of both, what is withheld takes both', () => {
  const open = { blocked: [], offersWithheldAt: null }
  expect(mayBeOffered(open, 'bonus')).toBe(true)
  expect(mayBeOffered({ ...open, blocked: ['bonus'] }, 'bonus')).toBe(false)
  expect(mayBeOffered({ ...open, blocked: ['bonus'] }, 'marketing')).toBe(true)
  const withheld = { ...open, offersWithheldAt: new Date(0) }
  expect(mayBeOffered(withheld, 'bonus')).toBe(false)
  expect(mayBeOffered(withheld, 'marketing')).toBe(false)
})

test('who wants silence gets rewards but no marketing, until its moment', () => {
  const silentUntil = new Date('2026-11-24T15:00:00Z')
  const member = { blocked: [], offersWithheldAt: null, silentUntil }
  expect(mayBeOffered(member, 'bonus')).toBe(true)
  expect(takesMarketing(member, new Date(silentUntil.getTime() - 1))).toBe(false)
  expect(takesMarketing(member, silentUntil)).toBe(true)
  expect(takesMarketing({ ...member, silentUntil: null }, silentUntil)).toBe(true)
  expect(takesMarketing({ ...member, offersWithheldAt: silentUntil }, silentUntil)).toBe(false)
})
