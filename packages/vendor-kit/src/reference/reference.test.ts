import { formatMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { conformanceCases } from '../conformance/run-conformance.ts'
import { createV1Driver } from '../conformance/v1/driver.ts'
import type { ConformanceWorld } from '../conformance/world.ts'
import { createEd25519Keys, createHmacKey, openKeys } from '../signing/keys.ts'
import { createReferenceBooks } from './books.ts'
import { serveBooks, type ReferenceServer } from './serve-books.ts'
import { openProfile } from './open-profile.ts'

let server: ReferenceServer
let world: ConformanceWorld

beforeAll(async () => {
  const vendor = 'BGS'
  const hmac = createHmacKey('k1')
  const pair = createEd25519Keys('k2')
  const over = { ...createHmacKey('k0'), notAfter: '2020-01-01T00:00:00Z' }
  const books = createReferenceBooks(openProfile, 'test-game')
  const keys = openKeys({ vendor, keys: [over, hmac, pair.platform] }, 'platform')
  server = await serveBooks(books, keys, Date.now)
  const access = {
    baseUrl: server.baseUrl,
    keys: openKeys({ vendor, keys: [hmac] }, 'vendor'),
    overlappingKeys: openKeys({ vendor, keys: [pair.vendor] }, 'vendor'),
    platformKeys: openKeys({ vendor, keys: [hmac] }, 'platform'),
    deadKeys: openKeys({ vendor, keys: [{ ...over, notAfter: '2999-01-01T00:00:00Z' }] }, 'vendor'),
    gameCode: 'test-game',
    nowMs: Date.now,
  }
  world = {
    ...access,
    driver: createV1Driver(access),
    createPlayer: async (balance) => {
      const player = books.createPlayer(balance)
      return {
        launch: async () => books.launch(player),
        logOut: async () => void (player.loggedIn = false),
        bar: async () => void (player.mayBet = false),
        balance: async () => formatMoney(player.balanceMinor),
      }
    },
  }
})
afterAll(() => server.close())

describe('the reference wallet keeps every rule of the conformance suite', () => {
  test.each(conformanceCases)('$name', ({ run }) => run(world))
})
