import type { HeldReferral } from '@trevo/contract/ops/giving/rewards.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { ReferralRow } from '../../tables.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import {
  addReferralEvent,
  findReferral,
  listHeld,
  lockReferral,
  updateReferral,
} from '../repository/referrals.ts'
import { giveReferral } from './pay-referrals.ts'

const listedMax = 100

type Decision = {
  readonly operator: string
  readonly brandId: number
  readonly friendId: bigint
  readonly reason: string
}

const present = async (
  { members }: Pick<RewardsNeeds, 'members'>,
  rows: readonly ReferralRow[],
): Promise<HeldReferral[]> => {
  const ids = rows.flatMap(({ member_id: own, friend_id: friend }) => [own, friend])
  const accounts = await members.accountsOf(ids)
  return rows.map((row) => ({
    friendId: String(row.friend_id),
    account: accounts.get(row.member_id) ?? '',
    friend: accounts.get(row.friend_id) ?? '',
    amount: formatMoney(row.amount_minor ?? 0n),
    staked: formatMoney(row.staked_minor),
    reasons: [...row.held_reasons],
    heldAt: row.held_at?.toISOString() ?? '',
    decision: row.decision,
  }))
}

/** Waiting rewards for friends, oldest first, and the decisions. */
export const createOperatorReferrals = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, clock, listeners } = needs

  const brandOf = async (row: ReferralRow): Promise<number | undefined> =>
    (await members.findBrands([row.member_id])).get(row.member_id)

  const decide = async (
    { operator, brandId, friendId, reason }: Decision,
    decision: 'approved' | 'rejected',
  ): Promise<HeldReferral> => {
    const seen = await findReferral(database.db, friendId)
    if (!seen || (await brandOf(seen)) !== brandId) throw new Refusal('rewards.referral_unknown')
    const decided = await database.inTx(async (tx) => {
      // In the order in which due ones are locked too.
      const eligible = await members.findEligible(seen.member_id, tx)
      const row = await lockReferral(tx, friendId)
      if (!row?.held_at) throw new Refusal('rewards.referral_unknown')
      if (row.decision) throw new Refusal('rewards.referral_decided')
      const at = clock.now()
      const change = { decision, decided_at: at, is_due: false } as const
      await updateReferral(tx, friendId, change)
      noteAct({ before: { decision: row.decision }, after: { decision } })
      await addReferralEvent(tx, { friendId, kind: decision, at, operator, reason })
      const after = { ...row, ...change }
      // A member who may not get rewards now is checked again after play of either.
      if (decision === 'approved' && eligible) {
        await giveReferral(needs, tx, { row: after, brandId, grantInTx })
      }
      return after
    })
    listeners.onChanged([decided.member_id])
    const [shown] = await present(needs, [decided])
    if (!shown) throw new Error(`referral ${friendId} is gone`)
    return shown
  }

  return {
    listHeldReferrals: async (brandId: number) => {
      const own: ReferralRow[] = []
      let after: ReferralRow | undefined
      // Waiting rewards of other brands are skipped, however many there are.
      for (;;) {
        const rows = await listHeld(database.db, after, listedMax)
        const brands = await members.findBrands(rows.map(({ member_id: id }) => id))
        own.push(...rows.filter(({ member_id: id }) => brands.get(id) === brandId))
        after = rows.at(-1)
        if (own.length >= listedMax || rows.length < listedMax) break
      }
      return { referrals: await present(needs, own.slice(0, listedMax)) }
    },
    approveReferral: (order: Decision) => decide(order, 'approved'),
    rejectReferral: (order: Decision) => decide(order, 'rejected'),
  }
}
