import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { referralStakes } from '../domain/earned-referral.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { addReturned, findQualifyMinor, waitForTurn } from '../repository/returned-deposits.ts'
import { withdrawReward } from '../../grants/repository/rewards.ts'
import type { ReferralRow } from '../../tables.ts'
import { addReferralEvent, lockReferral, updateReferral } from '../repository/referrals.ts'

type Returned = {
  readonly memberId: bigint
  readonly brandId: number
  /** By this return. */
  readonly amountMinor: bigint
}

/** A friend who qualified by the returned amount no longer does, unless the reward was claimed already. */
const disqualify = async (
  { clock, listeners }: RewardsNeeds,
  tx: Tx,
  row: ReferralRow,
): Promise<void> => {
  const { friend_id: friendId, member_id: memberId } = row
  const at = clock.now()
  const named = { source: 'referral', sourceId: String(friendId) }
  const stays = row.rewarded_at !== null && (await withdrawReward(tx, named, at)) === 'stays'
  await addReferralEvent(tx, {
    friendId,
    kind: 'deposit_returned',
    at,
    reason: stays ? 'the reward was claimed before' : '',
  })
  if (stays) return
  await updateReferral(tx, friendId, {
    number: null,
    amount_minor: null,
    qualified_at: null,
    rewarded_at: null,
    is_due: true,
    held_reasons: [],
    held_at: null,
    decision: null,
    decided_at: null,
  })
  afterCommit(tx, () => listeners.onChanged([memberId]))
}

/**
 * The returned part of a member's deposit no longer counts for the member's referrer. In the transaction that
 * books the return.
 */
export const createReturnDeposit =
  (needs: RewardsNeeds) =>
  async (tx: Tx, { memberId: friendId, brandId, amountMinor }: Returned): Promise<void> => {
    await waitForTurn(tx)
    const returnedMinor = await addReturned(tx, friendId, amountMinor)
    const qualifyMinor = await findQualifyMinor(tx, brandId)
    const row = await lockReferral(tx, friendId)
    if (!row || row.qualified_at === null || row.decision === 'rejected') return
    if (qualifyMinor === undefined) return
    const leastMinor = referralStakes(qualifyMinor, row.amount_minor ?? 0n)
    if (row.staked_minor - returnedMinor >= leastMinor) return
    await disqualify(needs, tx, row)
  }
