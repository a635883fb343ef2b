import { callPrefix, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { describe, expect, test } from 'vitest'
import { createCallCheck } from './check-call.ts'
import { createEd25519Keys, createHmacKey, getSigningKey, openKeys } from './keys.ts'
import type { VendorKeys } from './keys.ts'
import { answerHeaders } from './sign-answer.ts'
import { isSignatureOf, signatureOf } from './sign.ts'

const vendor = 'ACME'
const nowMs = 1_800_000_000_000
const path = '/vendor/v1/debit'
const body = Buffer.from('{}')
const stored = { vendor, keys: [createHmacKey('k1')] }
const vendorSide = openKeys(stored, 'vendor')
const platformSide = openKeys(stored, 'platform')

let calls = 0
const headersOf = (
  keys: VendorKeys,
  { target = path, timestamp = String(nowMs) }: { target?: string; timestamp?: string } = {},
) => {
  const key = getSigningKey(keys, nowMs)
  const stamp = { keyId: key.keyId, timestamp, nonce: `nonce-of-${(calls += 1)}` }
  return {
    [vendorHeaders.vendor]: keys.vendor,
    [vendorHeaders.keyId]: stamp.keyId,
    [vendorHeaders.timestamp]: stamp.timestamp,
    [vendorHeaders.nonce]: stamp.nonce,
    [vendorHeaders.signature]: signatureOf(key, callPrefix(target, keys.vendor, stamp), body),
  }
}
const checkBy = (keys: VendorKeys) =>
  createCallCheck((name) => (name === keys.vendor ? keys : undefined))

describe('timestamps', () => {
  const check = checkBy(platformSide)

  test.each([String(nowMs), String(nowMs - 60_000), String(nowMs + 60_000)])(
    '%s is accepted',
    (timestamp) => {
      expect(check(path, headersOf(vendorSide, { timestamp }), body, nowMs)).toMatchObject({
        ok: true,
      })
    },
  )

  test.each([
    ['hexadecimal', '0x1a3185c5000'],
    ['octal', `0o${nowMs.toString(8)}`],
    ['binary', `0b${nowMs.toString(2)}`],
    ['an exponent', '1.8e12'],
    ['a plus', `+${nowMs}`],
    ['a minus', `-${nowMs}`],
    ['a point', `${nowMs}.0`],
    ['a space before', ` ${nowMs}`],
    ['a space behind', `${nowMs} `],
    ['a tab', `\t${nowMs}`],
    ['a line break', `${nowMs}\n`],
    ['a leading zero', `0${nowMs}`],
    ['an underscore', '1_800_000_000_000'],
    ['digits that are not ours', '１８０００００００００００'],
    ['nothing', ''],
    ['a word', 'Infinity'],
    ['61 seconds of delay', String(nowMs - 60_001)],
  ])('with %s is refused, although it is signed', (_, timestamp) => {
    const headers = headersOf(vendorSide, { timestamp })
    expect(check(path, headers, body, nowMs)).toMatchObject({ ok: false, reason: 'timestamp' })
  })
})

test.each(['?', '?a=b', '?a=b#c'])('a query string %s is refused, signed or not', (query) => {
  const check = checkBy(platformSide)
  const target = `${path}${query}`
  for (const signed of [path, target]) {
    const headers = headersOf(vendorSide, { target: signed })
    expect(check(target, headers, body, nowMs)).toMatchObject({ ok: false, reason: 'query' })
  }
})

describe.each([
  ['two secrets', { vendor: vendorSide, platform: platformSide }],
  [
    'two pairs',
    (() => {
      const pair = createEd25519Keys('k2')
      return {
        vendor: openKeys({ vendor, keys: [pair.vendor] }, 'vendor'),
        platform: openKeys({ vendor, keys: [pair.platform] }, 'platform'),
      }
    })(),
  ],
])('with %s', (_, sides) => {
  test('each side accepts what the other signed, and not what it signed itself', () => {
    const [byPlatform, byVendor] = [checkBy(sides.platform), checkBy(sides.vendor)]
    expect(byPlatform(path, headersOf(sides.vendor), body, nowMs)).toMatchObject({ ok: true })
    expect(byVendor(path, headersOf(sides.platform), body, nowMs)).toMatchObject({ ok: true })
    for (const [check, own] of [
      [byPlatform, sides.platform],
      [byVendor, sides.vendor],
    ] as const) {
      const refused = check(path, headersOf(own), body, nowMs)
      expect(refused).toMatchObject({ ok: false, reason: 'signature' })
    }
  })

  test('an answer is signed by the side that answers', () => {
    const about = { vendor, nonce: 'nonce-of-call' }
    const key = getSigningKey(sides.platform, nowMs)
    const headers = answerHeaders(key, about, { status: 200, body: '{}', nowMs })
    const prefix = `v1\nANSWER\n200\n${vendor}\n${key.keyId}\n${nowMs}\nnonce-of-call\n`
    const signature = headers[vendorHeaders.signature] ?? ''
    expect(isSignatureOf(getSigningKey(sides.vendor, nowMs), signature, prefix, '{}')).toBe(true)
    expect(isSignatureOf(key, signature, prefix, '{}')).toBe(false)
  })
})

test('while one key replaces another both are valid, each by its id', () => {
  const [old, fresh] = [createHmacKey('k1'), createHmacKey('k2')]
  const platform = openKeys({ vendor, keys: [old, fresh] }, 'platform')
  for (const key of [old, fresh]) {
    const signer = openKeys({ vendor, keys: [key] }, 'vendor')
    expect(checkBy(platform)(path, headersOf(signer), body, nowMs)).toMatchObject({ ok: true })
  }
  // The last one in the list signs.
  expect(getSigningKey(platform, nowMs).keyId).toBe('k2')
})

test('one secret for both directions is refused', () => {
  const { vendorSecret } = createHmacKey('k1')
  const open = (key: object) => openKeys({ vendor, keys: [key] }, 'platform')
  const common = { keyId: 'k1', kind: 'hmac-sha256', vendorSecret }
  expect(() => open(common)).toThrow('a secret for each side')
  expect(() => open({ ...common, platformSecret: vendorSecret })).toThrow('for both sides')
  expect(() => open({ keyId: 'k1', kind: 'hmac-sha256', secret: vendorSecret })).toThrow('secret')
})
