import { expect, it } from 'vitest'
import { isOwnHost } from './own-host.ts'

it.each([undefined, 'localhost', 'LOCALHOST:3000', '127.0.0.1:3002', '[::1]:3000', 'a.localhost'])(
  '%s is this machine',
  (host) => expect(isOwnHost(host)).toBe(true),
)

it.each(['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '10.0.0.1', ''])(
  '%j is another host',
  (host) => expect(isOwnHost(host)).toBe(false),
)

it('a listener may have further names', () => {
  expect(isOwnHost('bank.test:3002', ['bank.test'])).toBe(true)
})
