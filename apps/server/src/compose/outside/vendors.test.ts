import { mkdtempSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { isRoundLink } from '@trevo/vendor-kit/signing/round-link.ts'
import { describe, expect, test } from 'vitest'
import { openVendorRegister, vendorsForPlay } from './vendors.ts'

const nowMs = Date.parse('2026-11-21T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'trevo-vendors-'))
let files = 0
const fileOf = (content: unknown): string => {
  const path = join(folder, `${(files += 1)}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const pemOf = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()

const gameUrl = 'https://games.example/{gameCode}?t={token}&l={language}{room}'
const coin = {
  protocol: 'v1',
  vendor: 'COIN',
  gameUrl,
  roundUrl: 'https://games.example/rounds/{roundId}',
  origin: 'https://games.example',
  keys: [createHmacKey('c1')],
  hasStatement: true,
  autoClose: { afterHours: 48, as: 'returned' },
}
const hub = {
  protocol: 'hub',
  vendor: 'HUB',
  gameUrl,
  publicKeys: [{ pem: pemOf(2_048), notAfter: '2030-01-01T00:00:00Z' }],
}
const live = {
  protocol: 'one-wallet',
  vendor: 'LIVE',
  gameUrl,
  tokens: [{ token: 'x'.repeat(32) }],
}

const open = (vendors: unknown, VENDOR_KEYS_FILE?: string) => {
  const config = {
    RGS_ORIGIN: 'http://127.0.0.1:3001',
    VENDOR_KEYS_FILE,
    VENDORS_FILE: fileOf(vendors),
    SITE_ORIGIN: 'http://127.0.0.1:3000',
  }
  return vendorsForPlay(
    openVendorRegister(config, () => nowMs),
    { now: () => new Date(nowMs) },
    config,
  )
}

describe('the vendors of a deployment', () => {
  test('use three protocols, each with its own identification', () => {
    const vendors = open([coin, hub, live])
    expect(vendors.findVendorKeys('COIN')?.keys).toHaveLength(1)
    expect(vendors.findVendorKeys('HUB')).toBeUndefined()
    expect(vendors.hub.map(({ vendor }) => vendor)).toEqual(['HUB'])
    expect(vendors.oneWallet).toMatchObject([{ vendor: 'LIVE', tokenIn: 'query' }])
    expect(vendors.withStatement).toEqual(['COIN'])
    expect(vendors.autoCloseOf('COIN')).toEqual({ afterHours: 48, as: 'returned' })
    expect(vendors.autoCloseOf('HUB')).toBeUndefined()
  })

  test('include the in-house game server, whose addresses follow from its origin', () => {
    const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
    const vendors = open([coin], fileOf(stored))
    const launch = { gameCode: 'a b', token: 'tok', language: 'PT' as const }
    expect(vendors.launchUrlOf({ ...launch, vendor: 'BGS' })).toBe(
      'http://127.0.0.1:3001/play/a%20b?token=tok&lang=pt',
    )
    expect(vendors.launchUrlOf({ ...launch, vendor: 'COIN', roomId: 'r&1' })).toBe(
      'https://games.example/a%20b?t=tok&l=pt&room=r%261',
    )
    expect(vendors.launchUrlOf({ ...launch, vendor: 'NOBODY' })).toBeUndefined()
    // Every night its books are compared with Trevo's, like those of any vendor that provides a statement.
    expect(vendors.withStatement).toEqual(['BGS', 'COIN'])
    // Only vendors that declare tables of players are queried about them.
    expect(vendors.withTableSignals).toEqual(['BGS'])
    expect(vendors.withTableStreams).toEqual(['BGS'])
    const round = { gameCode: 'a', roundId: '7/1' }
    // Signed, so that its page opens without a session of the game.
    const page = new URL(vendors.roundUrlOf({ ...round, vendor: 'BGS' }) ?? '')
    expect(page.href).toMatch(/^http:\/\/127\.0\.0\.1:3001\/play\/a\?round=7%2F1&proof=k1\./)
    const proof = page.searchParams.get('proof') ?? ''
    expect(isRoundLink(openKeys(stored, 'vendor'), round, { proof, atMs: nowMs })).toBe(true)
    // Of those that can show a round without amounts, a link of its own does so.
    const slot = { gameCode: 'tigre-da-sorte', roundId: '7/1' }
    const bare = new URL(vendors.roundUrlOf({ ...slot, vendor: 'BGS' }, 'without amounts') ?? '')
    const shared = { proof: bare.searchParams.get('proof') ?? '', atMs: nowMs }
    expect(isRoundLink(openKeys(stored, 'vendor'), slot, shared, 'without amounts')).toBe(true)
    expect(isRoundLink(openKeys(stored, 'vendor'), slot, shared)).toBe(false)
    // The bets of a table are amounts themselves.
    const table = { gameCode: 'roleta-ipanema', roundId: '8', vendor: 'BGS' }
    expect(vendors.roundUrlOf(table, 'without amounts')).toBeNull()
    expect(vendors.roundUrlOf({ ...round, vendor: 'COIN' }, 'without amounts')).toBeNull()
    expect(vendors.roundUrlOf({ ...round, vendor: 'COIN' })).toBe(
      'https://games.example/rounds/7%2F1',
    )
  })

  test.each([
    ['a vendor twice', [coin, { ...hub, vendor: 'COIN' }]],
    ['a short RSA key', [{ ...hub, publicKeys: [{ pem: pemOf(1_024) }] }]],
    ['a short token', [{ ...live, tokens: [{ token: 'short' }] }]],
    ['an address of a game without a token', [{ ...coin, gameUrl: 'https://games.example' }]],
    [
      'an address whose origin is only known later',
      [{ ...coin, gameUrl: `https://{token}.example` }],
    ],
    ['a field nobody knows', [{ ...coin, secret: 'x' }]],
  ])('%s is refused at the start', (_what, vendors) => {
    expect(() => open(vendors)).toThrow()
  })
})
