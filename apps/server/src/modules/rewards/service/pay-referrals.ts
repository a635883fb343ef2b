import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { doEach } from '../../../platform/do-each.ts'
import { contributionDays, isReferralEarned } from '../domain/earned-referral.ts'
import type { RewardsNeeds } from '../needs.ts'
import type { ReferralRow, RewardsTables } from '../repository/tables.ts'
import type { GrantInTx } from './grant-reward.ts'

const lookedAtMax = 100
/** So many friends who qualify within an hour are no coincidence any more. */
const perHourMax = 5
const hourMs = 3_600_000
const dayMs = 86_400_000

type Db = Database<RewardsTables>['db']

export const referralNames = (number: number) => ({
  PT: `Amigo ${number} qualificado`,
  EN: `Friend ${number} qualified`,
})

/** What of a member waits for an operator. */
export const listHeldOf = (db: Db, memberId: bigint): Promise<ReferralRow[]> =>
  db
    .selectFrom('rewards.referral')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('held_at', 'is not', null)
    .where('decision', 'is', null)
    .orderBy('held_at')
    .limit(20)
    .execute()

const listDue = (db: Db): Promise<ReferralRow[]> =>
  db
    .selectFrom('rewards.referral')
    .selectAll()
    .where('is_due', '=', true)
    .where('qualified_at', 'is not', null)
    .where('rewarded_at', 'is', null)
    .orderBy('friend_id')
    .limit(lookedAtMax)
    .execute()

const countLastHour = async (db: Db, { member_id: memberId, qualified_at: at }: ReferralRow) => {
  const { count } = await db
    .selectFrom('rewards.referral')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('qualified_at', '<=', at)
    .where('qualified_at', '>', new Date((at?.getTime() ?? 0) - hourMs))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const addReferralEvent = async (
  tx: Tx,
  event: {
    readonly friendId: bigint
    readonly kind: 'held' | 'given' | 'approved' | 'rejected' | 'deposit_returned'
    readonly at: Date
    readonly operator?: string
    readonly reason?: string
  },
): Promise<void> => {
  const { friendId, kind, at, operator = null, reason = '' } = event
  await tables<RewardsTables>(tx)
    .insertInto('rewards.referral_event')
    .values({ friend_id: friendId, kind, at, operator, reason })
    .execute()
}

export const lockReferral = (tx: Tx, friendId: bigint): Promise<ReferralRow | undefined> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.referral')
    .selectAll()
    .where('friend_id', '=', friendId)
    .forUpdate()
    .executeTakeFirst()

export const updateReferral = async (
  tx: Tx,
  friendId: bigint,
  change: Partial<Omit<ReferralRow, 'friend_id'>>,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.referral')
    .set(change)
    .where('friend_id', '=', friendId)
    .execute()
}

/** Gives what a locked friend is worth, once; 'waits' where the law wants a bet of the member first. */
export const giveReferral = async (
  { clock }: Pick<RewardsNeeds, 'clock'>,
  tx: Tx,
  {
    row,
    brandId,
    grantInTx,
  }: { readonly row: ReferralRow; readonly brandId: number; readonly grantInTx: GrantInTx },
): Promise<'given' | 'waits'> => {
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

/**
 * Rewards a member for a friend who qualified and is another person, or has lost more than the reward
 * (`domain/earned-referral.ts`). One who looks like the same person, or came with many others within an
 * hour, waits for an operator. Called after play was counted.
 */
export const createPayReferrals =
  (needs: RewardsNeeds, grantInTx: GrantInTx) => async (): Promise<void> => {
    const { database, members, clock, listeners } = needs

    const isEarned = async ({
      friend_id: friendId,
      amount_minor: amount,
      decision,
    }: ReferralRow) => {
      if (decision === 'approved') return true
      const since = new Date(clock.now().getTime() - contributionDays * dayMs)
      const isVerifiedPerson = await needs.cashier.isVerifiedPerson(friendId)
      const lostMinor = isVerifiedPerson ? 0n : await members.sumLost(friendId, since)
      return isReferralEarned({ isVerifiedPerson, lostMinor }, amount ?? 0n)
    }

    const payOne = async (seen: ReferralRow): Promise<boolean> => {
      const { friend_id: friendId, member_id: memberId } = seen
      const eligible = await members.findEligible(memberId)
      const worth = seen.amount_minor ?? 0n
      const isUnearned = eligible !== undefined && worth > 0n && !(await isEarned(seen))
      const reasons =
        seen.decision === 'approved' || !eligible || worth === 0n
          ? []
          : [...(await members.reasonsAgainst({ memberId, friendId }))]
      if ((await countLastHour(database.db, seen)) > perHourMax) reasons.push('tooFast')
      return database.inTx(async (tx) => {
        const row = await lockReferral(tx, friendId)
        if (!row?.is_due || row.rewarded_at || row.decision === 'rejected') return false
        // Looked at again after play of either.
        if (!eligible || worth === 0n || isUnearned) {
          await updateReferral(tx, friendId, { is_due: false, is_unearned: isUnearned })
          return false
        }
        if (reasons.length > 0 && row.decision !== 'approved') {
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
