import { runStorm } from '@trevo/vendor-kit/conformance/storm.ts'
import type { StoryWorld } from '@trevo/vendor-kit/conformance/world.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlay, type TestPlay } from './testing/open-test-play.ts'

let server: TestPlay
beforeAll(async () => {
  server = await openTestPlay()
})
afterAll(async () => {
  const { problems } = await server.wallet.proveConservation()
  await server.close()
  expect(problems).toEqual([])
})

const worlds: readonly (readonly [string, () => StoryWorld])[] = [
  ['seamless wallet v1', () => server.world],
  ['the hub’s protocol', () => server.hub],
  ['the one-wallet family’s protocol', () => server.oneWallet('query')],
]

describe('a vendor that lies, repeats, reorders, delays and floods moves what it may, once', () => {
  test.each(worlds)('over %s', async (_name, world) => {
    const storm = { seed: 20261123, playerCount: 3, betCount: 40, spreadMs: 150 }
    const { bets, standing } = await runStorm(world(), storm)
    expect(bets).toBe(120)
    expect(standing).toBeGreaterThan(30)
  })
})
