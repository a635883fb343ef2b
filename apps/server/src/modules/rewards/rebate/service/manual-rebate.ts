import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/rewards/referral.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import { rebatePaid } from '../../common/domain/transfers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findLastSettled } from '../../common/repository/find-last-settled.ts'
import {
  findClaim,
  findExtraRate,
  insertClaim,
  listClaims,
  listDues,
  listRules,
  lockDues,
  setDueLeft,
  type DueRow,
} from '../repository/rebate-claims.ts'

const historyShown = 20
const minorPerCentavo = 100n

type Order = { readonly memberId: bigint; readonly brandId: number; readonly clientId: string }

/** 40 is "0.40", in percent. */
const percent = (bp: number): string => (bp / 100).toFixed(2)

/** The rest of each product after paying the whole centavos of all together. */
const keepRest = (rows: readonly DueRow[], paidMinor: bigint): ReadonlyMap<string, bigint> => {
  let left = paidMinor
  return new Map(
    rows.map(({ product, due_minor: due }) => {
      const taken = due < left ? due : left
      left -= taken
      return [product, due - taken]
    }),
  )
}

const getManualRebate =
  (needs: RewardsNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof endpoints.getManualRebate>> => {
    const { database } = needs
    const { db } = database
    const [rules, dues, history, extra] = await Promise.all([
      listRules(db, brandId),
      listDues(db, memberId),
      listClaims(db, memberId, historyShown),
      findExtraRate(db, memberId),
    ])
    const due = new Map(dues.map((row) => [row.product, row]))
    const total = dues.reduce((sum, row) => sum + row.due_minor, 0n)
    return {
      claimable: formatMoney((total / minorPerCentavo) * minorPerCentavo),
      validBet: formatMoney(dues.reduce((sum, row) => sum + row.valid_minor, 0n)),
      owed: formatMoney(dues.reduce((sum, row) => sum + row.owed_minor, 0n)),
      products: rules.map((rule) => ({
        productType: rule.product,
        validBet: formatMoney(due.get(rule.product)?.valid_minor ?? 0n),
        rate: percent(rule.rate_bp + extra),
        weight: percent(rule.weight_bp),
        amount: formatMoney(due.get(rule.product)?.due_minor ?? 0n),
      })),
      history: history.map((row) => ({
        id: row.id,
        claimedAt: row.claimed_at.toISOString(),
        amount: formatMoney(row.amount_minor),
      })),
    }
  }

const claimManualRebate =
  (needs: RewardsNeeds) =>
  async (order: Order): Promise<Answer<typeof endpoints.claimManualRebate>> => {
    const { database, members, settings, wallet, clock } = needs
    const { memberId, brandId, clientId } = order
    const jurisdiction = settings.jurisdictionOf(brandId)
    const claim = await database.inTx(async (tx) => {
      await wallet.claimClientId(tx, 'rewards.rebate', order)
      const dues = await lockDues(tx, memberId)
      const known = await findClaim(tx, memberId, clientId)
      if (known) return known
      if (!(await members.findPayable(memberId, tx))) throw new Refusal('rewards.not_allowed')
      const total = dues.reduce((sum, row) => sum + row.due_minor, 0n)
      const amountMinor = (total / minorPerCentavo) * minorPerCentavo
      if (amountMinor === 0n) throw new Refusal('rewards.nothing_to_claim')
      const stakeId = await findLastSettled(tx, memberId)
      if (jurisdiction === 'br' && stakeId === null) throw new Refusal('rewards.bet_first')
      const row = {
        id: randomUUID(),
        member_id: memberId,
        client_id: clientId,
        jurisdiction,
        stake_id: stakeId,
        amount_minor: amountMinor,
        claimed_at: clock.now(),
      }
      await insertClaim(tx, row)
      for (const [product, rest] of keepRest(dues, amountMinor)) {
        await setDueLeft(tx, memberId, product, rest)
      }
      await wallet.postInTx(tx, rebatePaid({ id: row.id, memberId, amountMinor }))
      return row
    })
    return {
      amount: formatMoney(claim.amount_minor),
      claimedAt: claim.claimed_at.toISOString(),
    }
  }

/** Rebate by product: the accrued amount, and the claim that pays it into the balance. */
export const createManualRebate = (needs: RewardsNeeds) => {
  return {
    getManualRebate: getManualRebate(needs),

    claimManualRebate: claimManualRebate(needs),
  }
}
