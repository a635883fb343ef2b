import { expect, test } from 'vitest'
import { clientDataOf, isOriginOf } from './passkey-origin.ts'

test.each([
  ['https://trevo.example', 'trevo.example', true],
  ['https://trevo.example:8443', 'trevo.example', true],
  ['http://localhost:3000', 'localhost', true],
  ['http://trevo.example', 'trevo.example', false],
  ['https://trevo.example.evil.test', 'trevo.example', false],
  ['https://sub.trevo.example', 'trevo.example', false],
  ['null', 'trevo.example', false],
  ['', '', false],
])('a page of %s on the host %s: %s', (origin, host, isOne) =>
  expect(isOriginOf(origin, host)).toBe(isOne),
)

test.each([undefined, '', '!', Buffer.from('[]').toString('base64url'), 7])(
  '%s is no client data',
  (text) => expect(clientDataOf(text)).toBeUndefined(),
)
