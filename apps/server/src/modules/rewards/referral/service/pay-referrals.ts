import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { contributionDays, isReferralEarned, referralStakes } from '../domain/earned-referral.ts'
import { sumSettled } from '../../../bets/index.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findReturned } from '../repository/returned-deposits.ts'
import {
  addReferralEvent,
  countLastHour,
  listDue,
  lockReferral,
  updateReferral,
} from '../repository/referrals.ts'
import type { ReferralRow } from '../../tables.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'

/** This many friends who qualify within an hour are no coincidence. */
const perHourMax = 5

export const referralNames = (number: number) => ({
  PT: `Amigo ${number} qualificado`,
  EN: `Friend ${number} qualified`,
})

/** Whether the share of a friend's counted stakes pays for the reward. */
const isPaidFor = async (tx: Tx, row: ReferralRow): Promise<boolean> => {
  const returnedMinor = (await findReturned(tx, [row.friend_id])).get(row.friend_id) ?? 0n
  return row.staked_minor - returnedMinor >= referralStakes(0n, row.amount_minor ?? 0n)
}

/**
 * Gives the reward for a locked friend, once; 'waits' if the law requires a bet of the member first, or the
 * friend's stakes do not pay for it yet.
 */
export const giveReferral = async (
  { clock }: Pick<RewardsNeeds, 'clock'>,
  tx: Tx,
  {
    row,
    brandId,
    grantInTx,
  }: { readonly row: ReferralRow; readonly brandId: number; readonly grantInTx: GrantInTx },
): Promise<'given' | 'waits'> => {
  if (!(await isPaidFor(tx, row))) {
    await updateReferral(tx, row.friend_id, { is_due: false, is_unearned: true })
    return 'waits'
  }
  const granted = await grantInTx(tx, {
    memberId: row.member_id,
    brandId,
    kind: 'REFERRAL',
    names: referralNames(row.number ?? 0),
    prize: { type: 'cash', amountMinor: row.amount_minor ?? 0n },
    source: 'referral',
    sourceId: String(row.friend_id),
  })
  if (granted === 'bet_first') {
    await updateReferral(tx, row.friend_id, { is_due: false })
    return 'waits'
  }
  const at = clock.now()
  await updateReferral(tx, row.friend_id, { is_due: false, is_unearned: false, rewarded_at: at })
  await addReferralEvent(tx, { friendId: row.friend_id, kind: 'given', at })
  return 'given'
}

const hold = async (
  { clock }: RewardsNeeds,
  tx: Tx,
  { friend_id: friendId }: ReferralRow,
  reasons: ReferralRow['held_reasons'],
): Promise<void> => {
  const at = clock.now()
  await updateReferral(tx, friendId, { is_due: false, held_reasons: reasons, held_at: at })
  await addReferralEvent(tx, { friendId, kind: 'held', at, reason: reasons.join(' ') })
}

/** What the friend staked in the last days less what was paid for it, in 1/10,000 BRL. */
const sumLost = async (
  { clock }: Pick<RewardsNeeds, 'clock'>,
  tx: Tx,
  friendId: bigint,
): Promise<bigint> => {
  const to = clock.now()
  const from = new Date(to.getTime() - contributionDays * dayMs)
  const played = await sumSettled(tx, friendId, { from, to })
  return played.reduce((sum, { stakedMinor, paidMinor }) => sum + stakedMinor - paidMinor, 0n)
}

/** Whether the friend is a separate person or has lost more than the reward; or an operator approved. */
const isEarned = async (
  { cashier, clock }: RewardsNeeds,
  tx: Tx,
  { friend_id: friendId, amount_minor: amount, decision }: ReferralRow,
): Promise<boolean> => {
  if (decision === 'approved') return true
  const isVerifiedPerson = await cashier.isVerifiedPerson(friendId, tx)
  const lostMinor = isVerifiedPerson ? 0n : await sumLost({ clock }, tx, friendId)
  return isReferralEarned({ isVerifiedPerson, lostMinor }, amount ?? 0n)
}

const reasonsToHold = async (
  { members }: RewardsNeeds,
  tx: Tx,
  row: ReferralRow,
): Promise<ReferralRow['held_reasons']> => {
  if (row.decision === 'approved') return []
  const { member_id: memberId, friend_id: friendId } = row
  const reasons = [...(await members.findMultiAccountSignals({ memberId, friendId }, tx))]
  if ((await countLastHour(tx, row)) > perHourMax) reasons.push('tooFast')
  return reasons
}

/**
 * Rewards a member for a friend who qualified and is another person, or has lost more than the reward
 * (`domain/earned-referral.ts`). A reward for a friend who looks like the same person, or came with many others
 * within an hour, waits for an operator. All of it is read under the locks of the member's balance and of the
 * friend's row. Called after play was counted.
 */
export const createPayReferrals =
  (needs: RewardsNeeds, grantInTx: GrantInTx) => async (): Promise<void> => {
    const { database, members, listeners } = needs

    const payOne = async ({
      friend_id: friendId,
      member_id: memberId,
    }: ReferralRow): Promise<boolean> => {
      return database.inTx(async (tx) => {
        const eligible = await members.findEligible(memberId, tx)
        const row = await lockReferral(tx, friendId)
        if (!row?.is_due || row.rewarded_at || row.decision === 'rejected') return false
        if (row.qualified_at === null) return false
        const isWorth = eligible !== undefined && (row.amount_minor ?? 0n) > 0n
        const isUnearned = isWorth && !(await isEarned(needs, tx, row))
        // Checked again after play of either.
        if (!isWorth || isUnearned) {
          await updateReferral(tx, friendId, { is_due: false, is_unearned: isUnearned })
          return false
        }
        const reasons = await reasonsToHold(needs, tx, row)
        if (reasons.length > 0) {
          await hold(needs, tx, row, reasons)
          return true
        }
        const { brandId } = eligible
        return (await giveReferral(needs, tx, { row, brandId, grantInTx })) === 'given'
      })
    }

    const changed: bigint[] = []
    const paid = doEach(await listDue(database.db), async (row) => {
      if (await payOne(row)) changed.push(row.member_id)
    })
    await paid.finally(() => {
      if (changed.length > 0) listeners.onChanged([...new Set(changed)])
    })
  }
