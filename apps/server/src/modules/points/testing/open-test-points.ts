import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { inEnglish } from '../../../testing/readers.ts'
import { serverMigrations } from '../../module-folders.ts'
import { createWallet } from '../../wallet/index.ts'
import { holderOf, ofPoints, pointsCurrency } from '../domain/transfers.ts'
import { createPoints } from '../module.ts'
import type { PointsTables } from '../repository/tables.ts'

const brandId = 1

type Offer = {
  readonly perMember?: number
  /** What it pays, in 1/10,000 BRL. */
  readonly prizeMinor?: bigint
  readonly needsDecision?: boolean
}

/** The mall of a brand on a ledger of its own; everybody may redeem. */
export const openTestPoints = async () => {
  const { pool, drop } = await createTestDatabase(serverMigrations)
  const database = createDatabase<PointsTables>(pool)
  const clock = fixedClock('2030-05-14T12:00:00Z')
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  const points = await createPoints({
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
  return {
    points,
    /** A reward for one point. @returns its id */
    offer: async ({ perMember = 1, prizeMinor, needsDecision = false }: Offer): Promise<number> => {
      const kind = prizeMinor === undefined ? 'LIVE_ITEM' : 'PROMOTION'
      const { rows } = await pool.query<{ id: number }>(
        `insert into points.reward (brand_id, kind, names, conditions, drawing, points_minor, stock,
           per_member, prize_minor, needs_decision)
         values ($1, $2, '{"PT": "Fundo", "EN": "Wall"}', '{}', 'crown', 10000, 100, $3, $4, $5)
         returning id`,
        [brandId, kind, perMember, prizeMinor, needsDecision],
      )
      return rows[0]?.id ?? 0
    },
    /** A member with this many points and no money. */
    enter: (memberId: bigint, count: bigint) =>
      database.inTx(async (tx) => {
        await wallet.openAccounts(tx, memberId)
        await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
        const about = { id: randomUUID(), memberId, type: 'GRANT' }
        await wallet.postInTx(tx, ofPoints('granted', { ...about, amountMinor: count * 10_000n }))
      }),
    redeem: (memberId: bigint, rewardId: number, quantity = 1) =>
      points.redeemChecked(
        { memberId, brandId, rewardId, quantity, clientId: randomUUID() },
        inEnglish,
      ),
    moneyOf: async (memberId: bigint) => (await wallet.balanceOf(memberId)).availableMinor,
    close: async () => {
      await wallet.close()
      await drop()
    },
  }
}
