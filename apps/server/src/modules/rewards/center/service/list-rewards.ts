import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/rewards/center.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { listHeldOf } from '../../referral/repository/referrals.ts'
import { referralNames } from '../../referral/service/pay-referrals.ts'
import {
  countWaiting,
  expireRewards,
  listRewardRows,
  sumRewards,
} from '../../grants/repository/rewards.ts'
import { presentReward } from '../../grants/service/present-reward.ts'

const stateOf = { U: 'unclaimed', C: 'claimed', E: 'expired' } as const
const expiredAtOnce = 500

type Asked = {
  readonly status: keyof typeof stateOf
  readonly before?: string | undefined
  readonly pageSize: number
}

/** The reward center of a member: its three lists, and the count beside its entry. */
export const createListRewards = ({ database, clock, listeners }: RewardsNeeds) => ({
  listRewards: async (
    memberId: bigint,
    { status, before, pageSize }: Asked,
    reader: Reader,
  ): Promise<Answer<typeof endpoints.listRewards>> => {
    const filter = { memberId, state: stateOf[status], now: clock.now() }
    const [rows, totals, held] = await Promise.all([
      listRewardRows(database.db, filter, {
        before: readNumber(before),
        limit: withExtra(pageSize),
      }),
      sumRewards(database.db, filter),
      status === 'U' && before === undefined ? listHeldOf(database.db, memberId) : [],
    ])
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    return {
      list: shown.map((row) => presentReward(row, reader)),
      totalCount: totals.count,
      totalAmount: formatMoney(totals.amountMinor),
      held: held.map((row) => ({
        eventName: textFor(referralNames(row.number ?? 0), reader),
        amount: formatMoney(row.amount_minor ?? 0n),
        since: row.held_at?.toISOString() ?? '',
        reasons: [...row.held_reasons],
      })),
      next,
    }
  },

  countRewards: (memberId: bigint): Promise<Answer<typeof endpoints.countRewards>> =>
    countWaiting(database.db, memberId, clock.now()),

  /** A job: expired rewards. */
  expireRewards: async (): Promise<void> => {
    const whose = await database.inTx((tx) => expireRewards(tx, clock.now(), expiredAtOnce))
    if (whose.length > 0) listeners.onChanged([...new Set(whose)])
  },
})
