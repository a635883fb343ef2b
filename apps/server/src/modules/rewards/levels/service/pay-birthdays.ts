import { birthdaysOn } from '@trevo/calendar/birthdays.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findGiven } from '../../grants/repository/rewards.ts'
import { listBirthdayBenefits } from '../repository/ranks.ts'
import type { RewardsTables } from '../../tables.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { grantWithinBudget } from '../../budgets/service/spend-for-play.ts'

const lookedAtMax = 200
const source = 'level-birthday'

type Benefits = ReadonlyMap<number, bigint>

/** Each rank's reward, by brand; ranks without one are left out. */
const listBenefits = async ({
  database,
}: Pick<RewardsNeeds, 'database'>): Promise<ReadonlyMap<number, Benefits>> => {
  const rows = await listBirthdayBenefits(database.db)
  const brands = new Set(rows.map(({ brand_id: brandId }) => brandId))
  return new Map(
    [...brands].map((brandId) => [
      brandId,
      new Map(
        rows.filter((row) => row.brand_id === brandId).map((row) => [row.rank, row.birthday_minor]),
      ),
    ]),
  )
}

/**
 * A job, every hour: gives the birthday reward of each member's level, by the date of birth, which
 * cannot be changed. Once in a year of the brand's calendar, even if the level changes.
 */
export const createPayBirthdays = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, vip, clock, settings, listeners } = needs

  const payOne = async (
    { brandId, memberId, sourceId }: { brandId: number; memberId: bigint; sourceId: string },
    benefits: Benefits,
  ): Promise<void> => {
    const isGiven = await database.inTx(async (tx) => {
      if (!(await members.findEligible(memberId, tx))) return false
      const rank = await vip.findRank(brandId, memberId, tx)
      const amountMinor = rank === undefined ? undefined : benefits.get(rank)
      if (rank === undefined || amountMinor === undefined) return false
      // Another run may have given it meanwhile.
      if ((await findGiven(tables<RewardsTables>(tx), source, [sourceId])).size > 0) return false
      return grantWithinBudget(tx, 'levels', { memberId, worthMinor: amountMinor }, () =>
        grantInTx(tx, {
          memberId,
          brandId,
          kind: 'VIP_BIRTHDAY',
          names: { PT: `Aniversário, nível ${rank}`, EN: `Birthday, level ${rank}` },
          prize: { type: 'cash', amountMinor },
          source,
          sourceId,
        }),
      )
    })
    if (isGiven) listeners.onChanged([memberId])
  }

  const payBrand = async (brandId: number, benefits: Benefits): Promise<void> => {
    const today = dayIn(clock.now(), settings.timeZoneOf(brandId))
    const idOf = (memberId: bigint): string => `${memberId}:${today.slice(0, 4)}`
    const failures: unknown[] = []
    let afterId = 0n
    for (;;) {
      const page = { brandId, days: birthdaysOn(today), afterId, limit: lookedAtMax }
      const born = await members.listBornOn(page)
      const [given, eligible] = await Promise.all([
        findGiven(database.db, source, born.map(idOf)),
        members.findEligibles(born),
      ])
      await doEach(born, async (memberId) => {
        const sourceId = idOf(memberId)
        if (given.has(sourceId) || !eligible.has(memberId)) return
        await payOne({ brandId, memberId, sourceId }, benefits)
      }).catch((error: unknown) => failures.push(error))
      if (born.length < lookedAtMax) break
      afterId = born.at(-1) ?? afterId
    }
    if (failures.length > 0) throw failures[0]
  }

  return async (): Promise<void> => {
    await doEach(await listBenefits(needs), ([brandId, benefits]) => payBrand(brandId, benefits))
  }
}
