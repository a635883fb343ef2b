import { expect, test } from 'vitest'
import {
  endsAt,
  isOperatorAliveAt,
  operatorExpiresAt,
  provenUntil,
} from './operator-session-life.ts'

const at = (time: string) => new Date(`2026-10-05T${time}Z`)
const createdAt = at('08:00:00')

test('an operator’s session ends after a quarter of an hour without use', () => {
  const times = { createdAt, seenAt: at('09:00:00') }
  expect(operatorExpiresAt(times)).toEqual(at('09:15:00'))
  expect(isOperatorAliveAt(times, at('09:14:59.999'))).toBe(true)
  expect(isOperatorAliveAt(times, at('09:15:00'))).toBe(false)
})

test('and after ten hours in any case', () => {
  const times = { createdAt, seenAt: at('17:55:00') }
  expect(endsAt(times)).toEqual(at('18:00:00'))
  expect(operatorExpiresAt(times)).toEqual(at('18:00:00'))
  expect(isOperatorAliveAt(times, at('18:00:00'))).toBe(false)
})

test('a code of the authenticator counts as recent for five minutes', () => {
  expect(provenUntil(at('09:00:00'), at('09:04:59.999'))).toEqual(at('09:05:00'))
  expect(provenUntil(at('09:00:00'), at('09:05:00'))).toBeUndefined()
  expect(provenUntil(null, at('09:00:00'))).toBeUndefined()
})
