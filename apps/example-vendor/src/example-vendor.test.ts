import { createAskVendor, type AskVendor } from '@trevo/vendor-kit/client/ask-vendor.ts'
import {
  casesOfVendorSide,
  type VendorSideWorld,
} from '@trevo/vendor-kit/conformance/vendor-side.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { serveBooks, type ReferenceServer } from '@trevo/vendor-kit/reference/serve-books.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import {
  safeHeadersIn,
  sendHalfBody,
  statusOfTwoHosts,
} from '@trevo/vendor-kit/testing/listener-checks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildExampleVendor } from './build-example-vendor.ts'
import { readConfig } from './config.ts'
import { gameCode } from './drive-round.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'

let wallet: ReferenceServer
let vendor: Awaited<ReturnType<typeof buildExampleVendor>>
let world: VendorSideWorld
let askers: AskVendor[]
let baseUrl: string

const post = async (path: string, payload: object) =>
  (await vendor.app.inject({ method: 'POST', url: path, payload })).json()

beforeAll(async () => {
  const stored = { vendor: 'COIN', keys: [createHmacKey('c1')] }
  const books = createReferenceBooks(openProfile, gameCode)
  const platformKeys = openKeys(stored, 'platform')
  wallet = await serveBooks(books, platformKeys, Date.now)
  vendor = await buildExampleVendor({ platform: wallet.baseUrl, keys: openKeys(stored, 'vendor') })
  baseUrl = await vendor.app.listen({ port: 0, host: '127.0.0.1' })
  const askerOf = (keys: typeof platformKeys) => createAskVendor({ baseUrl, keys, nowMs: Date.now })
  const strange = { vendor: 'COIN', keys: [createHmacKey('c1')] }
  const [ask, askAsStranger] = [askerOf(platformKeys), askerOf(openKeys(strange, 'platform'))]
  askers = [ask, askAsStranger]
  const player = books.createPlayer('1000.00')
  const { session } = await post('/api/open', { token: books.launch(player) })
  world = {
    wallet,
    balance: () => formatMoney(player.balanceMinor),
    play: async () => (await post('/api/flip', { session, side: 'heads', stake: '1.00' })).roundId,
    debitAttemptCount: 1,
    finish: vendor.finish,
    ask,
    askAsStranger,
  }
})
afterAll(async () => {
  await Promise.all(askers.map((one) => one.close()))
  await vendor.app.close()
  await wallet.close()
})

describe('the example vendor meets a vendor’s obligations to the platform', () => {
  test.each(casesOfVendorSide)('$name', ({ run }) => run(world))
})

test('it refuses to run in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('production')
})

test('it answers only its own host, named once', async () => {
  expect(await statusOfTwoHosts(baseUrl, '/play/coin')).toBe(400)
  const statusAs = async (host: string) =>
    (await vendor.app.inject({ url: '/play/coin', headers: { host } })).statusCode
  expect([await statusAs('evil.example'), await statusAs('127.0.0.1:4861')]).toEqual([421, 200])
})

test('it cuts off a body that stops halfway, and its answers have the security headers', async () => {
  expect(safeHeadersIn((await fetch(`${baseUrl}/play/coin`)).headers)).toEqual(safeHeaders)
  vendor.app.server.requestTimeout = 200
  vendor.app.server.headersTimeout = 100
  expect(await sendHalfBody(baseUrl, '/api/flip')).toMatch(/^HTTP\/1\.1 408 /)
})
