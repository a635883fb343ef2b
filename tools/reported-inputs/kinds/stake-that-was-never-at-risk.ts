import { openCardRgs } from '../../../apps/rgs/src/cards/testing/open-card-rgs.ts'
import { movementsOf } from '../../../apps/rgs/src/testing/movements-of.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { expect } from 'vitest'
import type { KindOfInput } from '../reported-input.ts'

/** `take a seat for R$ 200,00, leave before a card is dealt, 25 times` */
const readTimes = (input: string): number => Number(/(\d+) times/.exec(input)?.[1] ?? 1)
const isTruco = (input: string): boolean => /truco|match/i.test(input)

/**
 * Takes a seat at a table between players and leaves it before a card is dealt, as often as the entry
 * says, on the game server itself. Every seat must be rolled back: nothing is settled, so nothing can
 * count. The amount is the largest entry that the test's profile allows.
 */
export const check: KindOfInput['check'] = async ({ input }) => {
  if (typeof input !== 'string') throw new Error('a stake that was never at risk is told in words')
  const times = readTimes(input)
  const { gameCode, entriesMinor } = isTruco(input) ? trucoPaulista : texasHoldem
  const rgs = await openCardRgs(gameCode)
  try {
    const player = await rgs.open('100.00')
    const entry = formatMoney(entriesMinor.findLast((one) => one <= 500_000n) ?? 0n)
    const before = player.balanceMinor()
    for (let round = 0; round < times; round += 1) {
      expect((await player.sit(entry)).status).toBe(200)
      expect((await player.leave()).status).toBe(200)
    }
    const states = async () => {
      const { rows } = await rgs.pool.query<{ state: string; count: number }>(
        'select state, count(*)::integer as count from cards.seat group by 1',
      )
      return rows
    }
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'returned', count: times }])
    const ends = movementsOf(rgs.wallet.seen)
    // A movement whose answer came late is sent again under the same id.
    const rolledBack = ends.filter(({ kind }) => kind === 'rollback')
    expect(new Set(rolledBack.map(({ transactionId }) => transactionId)).size).toBe(times)
    expect(ends.map(({ kind }) => kind)).not.toContain('credit')
    expect(player.balanceMinor()).toBe(before)
  } finally {
    await rgs.close()
  }
}
