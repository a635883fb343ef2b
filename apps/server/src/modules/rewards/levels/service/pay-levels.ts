import { tables, type Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { monthOf, nextMonth } from '../../common/domain/periods.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findGiven } from '../../grants/repository/rewards.ts'
import type { RewardsTables } from '../../tables.ts'
import {
  keepDue,
  listBenefitsUpTo,
  lockRank,
  setRank,
  takeDueRanks,
  type RankRow,
} from '../repository/ranks.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { grantWithinBudget } from '../../budgets/service/spend-for-play.ts'

const lookedAtMax = 50

type Bonus = {
  readonly rank: number
  readonly amountMinor: bigint
  readonly source: 'level' | 'level-month'
  readonly sourceId: string
}

/** The rewards of a rank that were not given yet: each level's bonus, and the monthly one. */
const listUngiven = async (
  tx: Tx,
  { member_id: memberId, brand_id: brandId }: RankRow,
  { rank, month }: { readonly rank: number; readonly month: string },
): Promise<readonly Bonus[]> => {
  const benefits = await listBenefitsUpTo(tx, brandId, rank)
  const bonuses = benefits.flatMap((benefit): Bonus[] => [
    {
      rank: benefit.rank,
      amountMinor: benefit.upgrade_minor,
      source: 'level',
      sourceId: `${memberId}:${benefit.rank}`,
    },
    ...(benefit.rank === rank
      ? [
          {
            rank,
            amountMinor: benefit.month_minor,
            source: 'level-month',
            sourceId: `${memberId}:${month}`,
          } as const,
        ]
      : []),
  ])
  const paying = bonuses.filter(({ amountMinor }) => amountMinor > 0n)
  const given = await Promise.all(
    (['level', 'level-month'] as const).map((source) =>
      findGiven(
        tables<RewardsTables>(tx),
        source,
        paying.filter((one) => one.source === source).map(({ sourceId }) => sourceId),
      ),
    ),
  )
  return paying.filter(({ sourceId }) => !given.some((known) => known.has(sourceId)))
}

const namesOf = ({ source, rank }: Bonus) =>
  source === 'level'
    ? { PT: `Você chegou ao nível ${rank}`, EN: `You reached level ${rank}` }
    : { PT: `Prêmio mensal, nível ${rank}`, EN: `Monthly reward, level ${rank}` }

/**
 * A job: checks the level of members who played since, and gives its rewards. The bonus of a level is
 * given the first time it is reached and never again; that of a month once in it. A reward that the member's
 * stakes do not cover yet waits for the next play.
 */
export const createPayLevels = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, vip, clock, settings, listeners } = needs

  const give = (tx: Tx, row: RankRow, bonus: Bonus): Promise<boolean> => {
    const { member_id: memberId, brand_id: brandId } = row
    const { source, sourceId, amountMinor } = bonus
    return grantWithinBudget(tx, 'levels', { memberId, worthMinor: amountMinor }, () =>
      grantInTx(tx, {
        memberId,
        brandId,
        kind: source === 'level' ? 'UPGRADE_BONUS' : 'VIP_MONTH',
        names: namesOf(bonus),
        prize: { type: 'cash', amountMinor },
        source,
        sourceId,
        expiresAt: source === 'level' ? null : nextMonth(clock.now(), settings.timeZoneOf(brandId)),
      }),
    )
  }

  /** Under the lock of the member's row, which counting play takes too: the rank does not change. */
  const payOne = ({ member_id: memberId, brand_id: brandId }: RankRow): Promise<boolean> =>
    database.inTx(async (tx) => {
      if (!(await members.findEligible(memberId, tx))) return false
      const row = await lockRank(tx, memberId)
      const rank = await vip.findRank(brandId, memberId, tx)
      if (rank === undefined) return false
      const now = clock.now()
      const month = monthOf(now, settings.timeZoneOf(brandId))
      let isNew = false
      for (const bonus of await listUngiven(tx, row, { rank, month })) {
        if (await give(tx, row, bonus)) isNew = true
      }
      await setRank(tx, memberId, { rank, lookedAt: now })
      return isNew
    })

  return async (): Promise<void> => {
    // Taken off the list before the check: later play puts the member on it again.
    const rows = await takeDueRanks(database.db, lookedAtMax)
    await doEach(rows, async (row) => {
      try {
        if (await payOne(row)) listeners.onChanged([row.member_id])
      } catch (error) {
        // A member who cannot get a reward now is checked again, after everybody else.
        await keepDue(database.db, row.member_id, clock.now())
        throw error
      }
    })
  }
}
