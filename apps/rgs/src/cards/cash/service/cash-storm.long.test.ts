import * as fc from 'fast-check'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { expect, it } from 'vitest'
import { openCardRgs } from '../../testing/open-card-rgs.ts'
import { storm } from '../../testing/storm.ts'

const { gameCode, times, cash } = texasHoldem

it('random play at a cash table while calls are lost neither loses nor creates a chip', async () => {
  const rgs = await openCardRgs(gameCode)
  const storming = {
    playerCount: 4,
    sitDown: (player) => player.bring('8.00', '20.00'),
    allInEvery: 5,
    meanwhile: async (number, choice) => {
      if (number % 5 === 0) await rgs.pass(2_000)
      if (choice % 7 === 0) await rgs.pass(cash?.pauseMs ?? 0)
    },
    waitMs: times.waitMs,
  } satisfies Parameters<typeof storm>[1]
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 9_999 }), { minLength: 120, maxLength: 160 }),
        (choices) => storm(rgs, storming, choices),
      ),
      // Under other load a run may complete only one deal.
      { numRuns: 4 },
    )
    const { rows } = await rgs.pool.query<{ count: number }>(
      `select count(*)::integer as count from cards.deal where state = 'over'`,
    )
    expect(rows[0]?.count).toBeGreaterThan(3)
  } finally {
    await rgs.close()
  }
}, 240_000)
