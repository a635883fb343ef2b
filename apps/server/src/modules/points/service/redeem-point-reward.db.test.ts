import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { inEnglish } from '../../../testing/readers.ts'
import { serverMigrations } from '../../module-folders.ts'
import { createWallet } from '../../wallet/index.ts'
import { allPointKinds, holderOf, ofPoints, pointsCurrency } from '../domain/transfers.ts'
import type { PointsTables } from '../repository/tables.ts'
import { createRedeemChecked } from './redeem-point-reward.ts'

const test = await createTestDatabase(serverMigrations)
const database = createDatabase<PointsTables>(test.pool)
const clock = fixedClock('2030-05-14T12:00:00Z')
const wallet = createWallet({ pool: test.pool, clock })
await wallet.start()
await wallet.registerKinds(allPointKinds)
afterAll(async () => {
  await wallet.close()
  await test.drop()
})

const brandId = 1
const redeem = createRedeemChecked({
  database,
  clock,
  wallet,
  settings: { jurisdictionOf: () => 'open' },
  members: {
    findEligible: async () => ({ brandId }),
    findPayable: async () => ({ brandId }),
    accountsOf: async () => new Map(),
  },
  identity: {
    hasPaymentPassword: async () => true,
    requirePaymentPassword: async () => undefined,
  },
  cashier: { depositKind: 'cashier.deposited' },
})

/** A reward for one point, of which a member may have this many. */
const offer = async (perMember: number): Promise<number> => {
  const { rows } = await test.pool.query<{ id: number }>(
    `insert into points.reward (brand_id, kind, names, conditions, drawing, points_minor, stock,
       per_member)
     values ($1, 'LIVE_ITEM', '{"PT": "Fundo", "EN": "Wall"}', '{}', 'crown', 10000, 100, $2)
     returning id`,
    [brandId, perMember],
  )
  return rows[0]?.id ?? 0
}
const enter = (memberId: bigint, points: bigint) =>
  database.inTx(async (tx) => {
    await wallet.openAccounts(tx, memberId)
    await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
    const about = { id: randomUUID(), memberId, type: 'GRANT' }
    await wallet.postInTx(tx, ofPoints('granted', { ...about, amountMinor: points * 10_000n }))
  })
const order = (memberId: bigint, rewardId: number, quantity = 1) =>
  redeem({ memberId, brandId, rewardId, quantity, clientId: randomUUID() }, inEnglish)

it('a member gets as many of a reward as it allows, and no more', async () => {
  const rewardId = await offer(2)
  await enter(1n, 10n)
  await enter(2n, 10n)
  await order(1n, rewardId)
  await order(1n, rewardId)
  await expect(order(1n, rewardId)).rejects.toMatchObject({ code: 'points.limit_reached' })
  await expect(order(2n, rewardId, 3)).rejects.toMatchObject({ code: 'points.limit_reached' })
  expect(await order(2n, rewardId, 2)).toMatchObject({ quantity: 2, points: '2.00' })
})
