import { tables, type Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { countPoints, type EarningRule } from '../domain/count-points.ts'
import { holderOf, pointsCurrency, ofPoints } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { countDeposit } from '../repository/counted-deposits.ts'
import { deleteDeposits, listDeposits } from '../repository/deposits.ts'
import { findWorth, listRules } from '../repository/rewards.ts'
import type { PointsTables } from '../repository/tables.ts'
import { changeInTx, type PointChange } from './change-points.ts'

const depositsMax = 200

/** Points for an amount at a product, by the brand's current rules. */
export type PointsFor = (brandId: number, product: string, amountMinor: bigint) => bigint

/** Reads the rules of brands, for jobs that count many stakes. */
const rateInTx = async (tx: Tx, brandIds: readonly number[]): Promise<PointsFor> => {
  const ruleOf = new Map<string, EarningRule>()
  for (const brandId of new Set(brandIds)) {
    for (const rule of await listRules(tables<PointsTables>(tx), brandId)) {
      ruleOf.set(`${brandId} ${rule.product}`, rule)
    }
  }
  return (brandId, product, amountMinor) => {
    const rule = ruleOf.get(`${brandId} ${product}`)
    return rule ? countPoints(amountMinor, rule) : 0n
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
      ofPoints('granted', { id, memberId, amountMinor: pointsMinor, type: 'GRANT' }),
    )
  }

/** A job: points for deposits, where a deposit may earn any. Returns how many were read. */
const earnFromDeposits = (needs: PointsNeeds) => async (): Promise<number> => {
  const { wallet } = needs
  const { database, members, settings, cashier } = needs
  await wallet.transferStream.project({
    consumer: 'points',
    kinds: [cashier.depositKind],
    call: 'points.read_deposits',
  })
  const waiting = await listDeposits(database.db, depositsMax)
  if (waiting.length === 0) return 0
  await database.inTx(async (tx) => {
    const paid: { readonly brandId: number; readonly deposit: (typeof waiting)[number] }[] = []
    // In the order in which members are locked everywhere; it is kept until the points are posted.
    const ordered = waiting.toSorted(ascending(({ member_id }) => member_id))
    for (const one of ordered) {
      const member = await members.findEligible(one.member_id, tx)
      // Brazil's law: nothing for a deposit, only for play.
      if (!member || settings.jurisdictionOf(member.brandId) === 'br') continue
      paid.push({ brandId: member.brandId, deposit: one })
    }
    const pointsFor = await rateInTx(
      tx,
      paid.map(({ brandId }) => brandId),
    )
    const changes: PointChange[] = []
    for (const { brandId, deposit } of paid) {
      const { transfer_id: transferId, amount_minor: amountMinor } = deposit
      const wholeMinor = pointsFor(brandId, 'DEPOSIT', amountMinor)
      const { returnedMinor } = await countDeposit(tx, transferId, wholeMinor)
      const pointsMinor = (wholeMinor * (amountMinor - returnedMinor)) / amountMinor
      const [id, product] = [`deposit:${transferId}`, 'DEPOSIT']
      if (pointsMinor > 0n) changes.push({ id, memberId: deposit.member_id, product, pointsMinor })
    }
    await changeInTx(needs)(tx, changes)
    const ids = waiting.map(({ transfer_id: id }) => id)
    await deleteDeposits(tx, ids)
  })
  return waiting.length
}

/** Credits points inside the caller's transaction. */
export const createEarnPoints = (needs: PointsNeeds) => {
  return {
    rateInTx,

    changeInTx: changeInTx(needs),

    grantInTx: grantInTx(needs),

    worthInTx: (tx: Tx, brandId: number, pointsMinor: bigint): Promise<bigint> =>
      findWorth(tables<PointsTables>(tx), brandId, pointsMinor),

    earnFromDeposits: earnFromDeposits(needs),
  }
}
