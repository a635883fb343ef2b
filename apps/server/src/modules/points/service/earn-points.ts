import { tables, type Tx } from '@trevo/database/connect.ts'
import { countPoints } from '../domain/count-points.ts'
import { holderOf, pointsCurrency, pointsEarned, pointsGranted } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { listRules } from '../repository/rewards.ts'
import type { PointsTables } from '../repository/tables.ts'

/** What a member staked at one product and what was settled, of one batch. */
export type SettledSum = {
  /** Unique for the batch, the member and the product. */
  readonly id: string
  readonly memberId: bigint
  readonly brandId: number
  readonly product: string
  readonly amountMinor: bigint
}

const depositsMax = 200

const credit =
  (needs: PointsNeeds) =>
  async (tx: Tx, one: SettledSum, pointsMinor: bigint): Promise<void> => {
    const { wallet } = needs
    if (pointsMinor <= 0n) return
    const { id, memberId, product } = one
    await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
    await wallet.postInTx(
      tx,
      pointsEarned({ id, memberId, amountMinor: pointsMinor, type: product }),
    )
  }

const earnInTx =
  (needs: PointsNeeds) =>
  async (tx: Tx, sums: readonly SettledSum[]): Promise<void> => {
    const ordered = sums.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
    const rulesOf = new Map<number, Awaited<ReturnType<typeof listRules>>>()
    for (const one of ordered) {
      const known = rulesOf.get(one.brandId)
      const rules = known ?? (await listRules(tables<PointsTables>(tx), one.brandId))
      rulesOf.set(one.brandId, rules)
      const rule = rules.find(({ product }) => product === one.product)
      if (rule) await credit(needs)(tx, one, countPoints(one.amountMinor, rule))
    }
  }

/** A prize in points; the same `id` once. */
const grantInTx =
  (needs: PointsNeeds) =>
  async (
    tx: Tx,
    prize: { readonly id: string; readonly memberId: bigint; readonly pointsMinor: bigint },
  ): Promise<void> => {
    const { wallet } = needs
    const { id, memberId, pointsMinor } = prize
    await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
    await wallet.postInTx(
      tx,
      pointsGranted({ id, memberId, amountMinor: pointsMinor, type: 'GRANT' }),
    )
  }

/** A job: points of deposits, where a deposit may earn any. Answers how many were read. */
const earnFromDeposits = (needs: PointsNeeds) => async (): Promise<number> => {
  const { wallet } = needs
  const { database, members, settings, cashier } = needs
  await wallet.transferStream.project({
    consumer: 'points',
    kinds: [cashier.depositKind],
    call: 'points.read_deposits',
  })
  const waiting = await database.db
    .selectFrom('points.deposit')
    .selectAll()
    .orderBy('transfer_id')
    .limit(depositsMax)
    .execute()
  if (waiting.length === 0) return 0
  const sums: SettledSum[] = []
  for (const one of waiting) {
    const member = await members.findEligible(one.member_id)
    // Brazil's law: nothing for a deposit, only for play.
    if (!member || settings.jurisdictionOf(member.brandId) === 'br') continue
    const { member_id: memberId, amount_minor: amountMinor, transfer_id: id } = one
    const { brandId } = member
    sums.push({ id: `deposit:${id}`, memberId, brandId, product: 'DEPOSIT', amountMinor })
  }
  await database.inTx(async (tx) => {
    await earnInTx(needs)(tx, sums)
    const ids = waiting.map(({ transfer_id: id }) => id)
    await tables<PointsTables>(tx)
      .deleteFrom('points.deposit')
      .where('transfer_id', 'in', ids)
      .execute()
  })
  return waiting.length
}

/** Credits points inside the transaction of whoever found what earned them. */
export const createEarnPoints = (needs: PointsNeeds) => {
  return {
    earnInTx: earnInTx(needs),

    grantInTx: grantInTx(needs),

    earnFromDeposits: earnFromDeposits(needs),
  }
}
