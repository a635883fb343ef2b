import { randomUUID } from 'node:crypto'
import { createDatabase, tables } from '@trevo/database/connect.ts'
import { afterAll, expect, test } from 'vitest'
import { gameCode, openTestRgs } from '../../testing/open-test-rgs.ts'
import { addPlayers, countRead, playerOf } from '../../testing/read-by-key.ts'
import { leftOut } from '../../common/repository/left-out.ts'
import { beginRounds, creditRounds, drawRounds } from './round-sets.ts'
import type { RgsTables } from '../../tables.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())

const setSize = 16

test('a set of rounds reads only its own players and rounds, however many rows there are and however young the statistics', async () => {
  await addPlayers(rgs.pool)
  await rgs.open()
  const { rows } = await rgs.pool.query<{ id: bigint }>('select id from rgs.session')
  const now = new Date()
  const times = { now, retryAt: now, timeoutAt: now }
  const { inTx } = createDatabase(rgs.pool)
  for (let set = 0; set < 8; set += 1) {
    const orders = Array.from({ length: setSize }, (_, at) => ({
      id: randomUUID(),
      playerRef: playerOf(set * setSize + at + 1),
      gameCode,
      mathsVersion: 1,
      sessionId: rows[0]?.id ?? 0n,
      stakeMinor: 1_000n,
      choice: '{}',
      seed: undefined,
      finishedRoundId: undefined,
      minCycleMs: 0,
      campaignId: null,
    }))
    await inTx(async (tx) => {
      const db = tables<RgsTables>(tx)
      const before = await countRead(tx)
      const pairs = await beginRounds(db, orders, times)
      const drawn = await drawRounds(
        db,
        orders.map(({ id }, at) => {
          const pair = pairs[at]
          if (pair === undefined || pair === leftOut) throw new Error('every round is begun')
          const rest = { payoutMinor: 0n, outcome: '{}', legal: null, balanceBeforeMinor: null }
          return { id, pairId: pair.id, nonce: pair.nonce, ...rest }
        }),
        times,
      )
      const credited = await creditRounds(
        db,
        orders.map(({ id }) => ({ id, balanceAfterMinor: null })),
        times.now,
      )
      expect(drawn).toEqual(orders.map(({ id }) => id))
      expect(credited).toMatchObject(orders.map(() => ({ state: 'credited' })))
      expect((await countRead(tx)) - before).toBeLessThan(setSize * 20)
    })
  }
})
