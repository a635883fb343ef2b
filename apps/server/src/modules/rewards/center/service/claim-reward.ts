import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Reward } from '@trevo/contract/wps/rewards/center.ts'
import type { claimAllRewards as allEndpoint } from '@trevo/contract/wps/rewards/center.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { incidentPaid, prizePaid } from '../../common/domain/transfers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { listRewardRows, lockReward, updateReward } from '../../grants/repository/rewards.ts'
import type { RewardRow } from '../../tables.ts'
import { giveFreeRounds } from './give-free-rounds.ts'
import { moneyOf } from '../../grants/domain/prize-money.ts'
import { presentReward } from '../../grants/service/present-reward.ts'

export type ClaimOrder = { readonly memberId: bigint; readonly rewardId: bigint }

/** The most rewards claimed by one press. */
const allMax = 50

/** @throws Refusal unless the locked reward exists, waits, and has not expired. */
export const requireUnclaimed = (row: RewardRow | undefined, now: Date): RewardRow => {
  if (!row || row.withdrawn_at) throw new Refusal('rewards.unknown')
  if (row.state === 'claimed') throw new Refusal('rewards.claimed')
  const isOver = row.expires_at !== null && row.expires_at <= now
  if (row.state === 'expired' || isOver) throw new Refusal('rewards.expired')
  return row
}

/** Pays a reward, in the transaction that claims it; a thing is shipped by hand. */
export const payReward = async (needs: RewardsNeeds, tx: Tx, row: RewardRow): Promise<void> => {
  const { wallet, points } = needs
  const { id, member_id: memberId } = row
  if (row.prize_type === 'points') {
    const prize = { id: `reward:${id}`, memberId, pointsMinor: row.prize_minor }
    return points.grantInTx(tx, prize)
  }
  if (row.prize_type === 'freeRounds' && (await giveFreeRounds(needs, tx, row))) return undefined
  const amountMinor = moneyOf(row)
  if (amountMinor === 0n) return undefined
  const payment = { id: String(id), memberId, amountMinor }
  const [incident = ''] = row.source_id.split(':')
  const paid =
    row.kind === 'INCIDENT'
      ? incidentPaid({ ...payment, incident, names: row.names })
      : prizePaid({ ...payment, reward: row.kind })
  await wallet.postInTx(tx, paid)
  return undefined
}

/** Reward center: one reward, or all that need no draw. Each is paid once, for any number of claims. */
export const createClaimReward = (needs: RewardsNeeds) => {
  const { database, members, clock, listeners } = needs

  const requireEligible = async (memberId: bigint, tx?: Tx): Promise<void> => {
    if (!(await members.findPayable(memberId, tx))) throw new Refusal('rewards.not_allowed')
  }

  const claim = (order: ClaimOrder): Promise<RewardRow> =>
    database.inTx(async (tx) => {
      const now = clock.now()
      const row = requireUnclaimed(await lockReward(tx, order.memberId, order.rewardId), now)
      if (row.prize_type === 'draw') throw new Refusal('rewards.unknown')
      await requireEligible(order.memberId, tx)
      const change = { state: 'claimed', claimed_at: now } as const
      await updateReward(tx, row.id, change)
      await payReward(needs, tx, row)
      return { ...row, ...change }
    })

  return {
    claimReward: async (order: ClaimOrder, reader: Reader): Promise<Reward> => {
      await requireEligible(order.memberId)
      const row = await claim(order)
      listeners.onChanged([order.memberId])
      return presentReward(row, reader)
    },

    claimAllRewards: async (memberId: bigint): Promise<Answer<typeof allEndpoint>> => {
      await requireEligible(memberId)
      const filter = { memberId, state: 'unclaimed', now: clock.now() } as const
      const waiting = await listRewardRows(database.db, filter, {
        before: undefined,
        limit: allMax,
      })
      if (waiting.length === 0) throw new Refusal('rewards.nothing_to_claim')
      const taken: RewardRow[] = []
      for (const { id } of waiting) {
        try {
          taken.push(await claim({ memberId, rewardId: id }))
        } catch (error) {
          // Another page claimed it meanwhile, or it expired.
          if (!(error instanceof Refusal)) throw error
        }
      }
      listeners.onChanged([memberId])
      const points = taken.filter((row) => row.prize_type === 'points')
      return {
        claimed: taken.length,
        amount: formatMoney(taken.reduce((sum, row) => sum + moneyOf(row), 0n)),
        points: formatMoney(points.reduce((sum, row) => sum + row.prize_minor, 0n)),
      }
    },
  }
}
