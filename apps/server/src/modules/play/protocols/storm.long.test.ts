import { runStorm } from '@trevo/vendor-kit/conformance/storm.ts'
import { createManyDriver } from '@trevo/vendor-kit/conformance/v1/driver.ts'
import type { StoryWorld } from '@trevo/vendor-kit/conformance/world.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlay } from '../testing/open-test-play.ts'
import { stormsOver, describeStorm } from '../testing/storms.ts'
import { closeConserved } from '../../wallet/testing/expect-conserved.ts'

const server = await openTestPlay()
afterAll(() => closeConserved(server))

// A vendor with mostly faults has its games stopped for a minute, like the storm's vendor.
beforeEach(() => server.advance(2 * 60_000))

const worlds: readonly (readonly [string, () => StoryWorld])[] = [
  ['seamless wallet v1', () => server.world],
  ['many movements a call', () => ({ ...server.world, driver: createManyDriver(server.world) })],
  ['the hub’s protocol', () => server.hub],
  ['the one-wallet family’s protocol', () => server.oneWallet('query')],
]

const betCount = 40

describe('a vendor with false reports, repeats, reordering, delays and floods moves only valid money, once', () => {
  const storms = stormsOver(worlds, {
    seed: 20261123,
    playerCount: 3,
    betCount,
    spreadMs: 150,
  })
  test.each(storms)('over %s, storm %i', async (name, seed, world, storm) => {
    const left = await runStorm(world(), storm)
    describeStorm(name, seed, left)
    expect(left.bets).toBe(3 * betCount)
    expect(left.standing).toBeGreaterThan(betCount / 2)
  })
})
