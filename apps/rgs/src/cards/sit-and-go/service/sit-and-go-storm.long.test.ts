import * as fc from 'fast-check'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { expect, it } from 'vitest'
import { openCardRgs } from '../../testing/open-card-rgs.ts'
import { storm } from '../../testing/storm.ts'

const { gameCode, times, sitAndGos = [] } = texasHoldem

it('random play in a tournament while calls are lost and servers stop neither loses nor creates a centavo', async () => {
  const rgs = await openCardRgs(gameCode)
  const storming = {
    playerCount: 3,
    sitDown: (player, choice) => player.enter(choice % 8 > 0 ? 'sng-2' : 'sng-3', '5.50'),
    allInEvery: 3,
    meanwhile: async (number, choice) => {
      if (number % 4 === 0) await rgs.pass(1_000)
      if (choice % 19 === 0) await rgs.pass(sitAndGos[0]?.pauseMs ?? 0)
      if (number % 60 === 59) await rgs.restart()
    },
    waitMs: Math.max(times.waitMs, ...sitAndGos.map(({ awayMs }) => awayMs)),
  } satisfies Parameters<typeof storm>[1]
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.noBias(fc.nat({ max: 9_999 })), { minLength: 180, maxLength: 200 }),
        (choices) => storm(rgs, storming, choices),
      ),
      { numRuns: 3 },
    )
    const { rows } = await rgs.pool.query<{ hands: number; held: string }>(
      `select sum(hand_count)::integer as hands,
         sum(prize_minor)::text as held
       from cards.card_table where sit_and_go is not null`,
    )
    expect(rows[0]?.hands).toBeGreaterThan(0)
    expect(rows[0]?.held).toBe('0')
  } finally {
    await rgs.close()
  }
}, 240_000)
