import { describe, expect, it } from 'vitest'
import { createEd25519Keys, createHmacKey, openKeys } from './keys.ts'
import { isRoundLink, signRoundLink } from './round-link.ts'

const round = { gameCode: 'dado-de-ouro', roundId: 'round-1' }
const atMs = Date.parse('2030-01-01T00:00:00Z')

const pair = createEd25519Keys('e.1')
const secret = createHmacKey('h1')
const sides = {
  'two secrets': [secret, secret],
  'key pairs': [pair.platform, pair.vendor],
} as const

describe.each(Object.entries(sides))('a link to a round, signed with %s', (_, [ours, theirs]) => {
  const platform = openKeys({ vendor: 'BGS', keys: [ours] }, 'platform')
  const vendor = openKeys({ vendor: 'BGS', keys: [theirs] }, 'vendor')
  const proof = signRoundLink(platform, round, atMs)
  const signatureAt = proof.lastIndexOf('.') + 1
  // A digit: hexadecimal letters mean the same in upper and lower case.
  const otherFirst = proof[signatureAt] === '0' ? '1' : '0'

  it('is valid for its round, in an address as it is', () => {
    expect(encodeURIComponent(proof)).toBe(proof)
    expect(isRoundLink(vendor, round, { proof, atMs })).toBe(true)
    const yearsLater = atMs + 5 * 365 * 86_400_000
    expect(isRoundLink(vendor, round, { proof, atMs: yearsLater })).toBe(true)
  })

  it('opens one scope only: a link without amounts never shows them', () => {
    const bare = signRoundLink(platform, round, atMs, 'without amounts')
    expect(isRoundLink(vendor, round, { proof: bare, atMs }, 'without amounts')).toBe(true)
    expect(isRoundLink(vendor, round, { proof: bare, atMs })).toBe(false)
    expect(isRoundLink(vendor, round, { proof, atMs }, 'without amounts')).toBe(false)
  })

  it.each([
    ['another round', { ...round, roundId: 'round-2' }, proof],
    ['another game', { ...round, gameCode: 'keno-do-mar' }, proof],
    [
      'a changed signature',
      round,
      `${proof.slice(0, signatureAt)}${otherFirst}${proof.slice(signatureAt + 1)}`,
    ],
    ['an unknown key', round, `x${proof}`],
    ['no key', round, proof.slice(signatureAt)],
    ['nothing', round, ''],
  ])('is refused for %s', (_what, asked, given) => {
    expect(isRoundLink(vendor, asked, { proof: given, atMs })).toBe(false)
  })
})

it('an expired key opens no link', () => {
  const key = { ...createHmacKey('k1'), notAfter: '2030-01-02T00:00:00Z' }
  const platform = openKeys({ vendor: 'BGS', keys: [key] }, 'platform')
  const vendor = openKeys({ vendor: 'BGS', keys: [key] }, 'vendor')
  const proof = signRoundLink(platform, round, atMs)
  expect(isRoundLink(vendor, round, { proof, atMs: atMs + 2 * 86_400_000 })).toBe(false)
})
