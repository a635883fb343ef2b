import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createCallerAddress } from './caller-address.ts'

// Of a request only these two are asked for.
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each([
  ['without proxies nobody’s word counts', [], from('203.0.113.7', '10.9.9.9'), '203.0.113.7'],
  [
    'a trusted proxy says who called',
    ['10.0.0.0/8'],
    from('10.0.0.1', '203.0.113.7'),
    '203.0.113.7',
  ],
  [
    'what the caller wrote before the proxy did does not count',
    ['10.0.0.0/8'],
    from('10.0.0.1', '198.51.100.1, 203.0.113.7'),
    '203.0.113.7',
  ],
  [
    'another’s header does not count',
    ['10.0.0.0/8'],
    from('203.0.113.7', '1.1.1.1'),
    '203.0.113.7',
  ],
])('%s', (_, proxies, request, address) => {
  expect(createCallerAddress(proxies)(request)).toBe(address)
})
