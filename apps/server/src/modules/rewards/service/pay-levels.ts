import { sql } from 'kysely'
import { doEach } from '../../../platform/do-each.ts'
import { monthOf, nextMonth } from '../domain/periods.ts'
import type { RewardsNeeds } from '../needs.ts'
import type { RewardsTables } from '../repository/tables.ts'
import type { GrantInTx } from './grant-reward.ts'

const lookedAtMax = 50

type RankRow = RewardsTables['rewards.member_rank']
type Benefit = RewardsTables['rewards.level_benefit']

/** Whoever cannot be given something now is looked at again, after everybody else. */
const keepDue = async (
  { database, clock }: Pick<RewardsNeeds, 'database' | 'clock'>,
  { member_id: memberId }: RankRow,
): Promise<void> => {
  await sql`update rewards.member_rank set is_due = true, looked_at = ${clock.now()}
    where member_id = ${memberId}`.execute(database.db)
}

/**
 * A job: looks at the level of whoever played since, and gives what it pays. The bonus of a level is
 * given the first time it is reached and never again; that of a month once in it.
 */
export const createPayLevels = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, vip, clock, settings, listeners } = needs

  const payOne = async (row: RankRow): Promise<boolean> => {
    const { member_id: memberId, brand_id: brandId } = row
    const [rank, eligible] = await Promise.all([
      vip.findRank(brandId, memberId),
      members.findEligible(memberId),
    ])
    if (rank === undefined || !eligible) return false
    const now = clock.now()
    const timeZone = settings.timeZoneOf(brandId)
    const benefits = await database.db
      .selectFrom('rewards.level_benefit')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('rank', '<=', rank)
      .orderBy('rank')
      .execute()
    return database.inTx(async (tx) => {
      let isNew = false
      const give = async (benefit: Benefit, order: { amountMinor: bigint; month?: string }) => {
        if (order.amountMinor === 0n) return
        const granted = await grantInTx(tx, {
          memberId,
          brandId,
          kind: order.month === undefined ? 'UPGRADE_BONUS' : 'VIP_MONTH',
          names:
            order.month === undefined
              ? {
                  PT: `Você chegou ao nível ${benefit.rank}`,
                  EN: `You reached level ${benefit.rank}`,
                }
              : {
                  PT: `Bônus do mês, nível ${benefit.rank}`,
                  EN: `Monthly bonus, level ${benefit.rank}`,
                },
          prize: { type: 'cash', amountMinor: order.amountMinor },
          source: order.month === undefined ? 'level' : 'level-month',
          sourceId: `${memberId}:${order.month ?? benefit.rank}`,
          expiresAt: order.month === undefined ? null : nextMonth(now, timeZone),
        })
        if (granted === 'granted') isNew = true
      }
      for (const benefit of benefits) await give(benefit, { amountMinor: benefit.upgrade_minor })
      const own = benefits.find((one) => one.rank === rank)
      if (own) await give(own, { amountMinor: own.month_minor, month: monthOf(now, timeZone) })
      await sql`update rewards.member_rank set rank = ${rank}, looked_at = ${now}
        where member_id = ${memberId}`.execute(tx)
      return isNew
    })
  }

  return async (): Promise<void> => {
    // Taken off before it is looked at: play that comes meanwhile puts it on again.
    const { rows } = await sql<RankRow>`
      update rewards.member_rank set is_due = false where member_id in (
        select member_id from rewards.member_rank where is_due
        order by looked_at nulls first limit ${lookedAtMax}
        for update skip locked) returning *`.execute(database.db)
    await doEach(rows, async (row) => {
      try {
        if (await payOne(row)) listeners.onChanged([row.member_id])
      } catch (error) {
        await keepDue(needs, row)
        throw error
      }
    })
  }
}
