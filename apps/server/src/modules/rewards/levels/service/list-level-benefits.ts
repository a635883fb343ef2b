import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listLevelBenefits } from '@trevo/contract/wps/rewards/referral.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { listBenefits } from '../repository/ranks.ts'
import type { RewardsNeeds } from '../../needs.ts'

/** What each VIP level of a brand pays, from the lowest. */
export const createListLevelBenefits =
  ({ database }: Pick<RewardsNeeds, 'database'>) =>
  async (brandId: number): Promise<Answer<typeof listLevelBenefits>> => {
    const rows = await listBenefits(database.db, brandId)
    return {
      levels: rows.map((row) => ({
        rankLevel: row.rank,
        upgrade: formatMoney(row.upgrade_minor),
        month: formatMoney(row.month_minor),
        birthday: formatMoney(row.birthday_minor),
        rebate: (row.rebate_bp / 100).toFixed(2),
      })),
    }
  }
