import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { stateOf } from '../domain/sms-budget.ts'
import { countSmsOf, listSmsOfPrefixes } from '../repository/sms-budgets.ts'
import type { VerificationTables } from '../repository/tables.ts'

/** As many as a person reads; most used first. */
const prefixesMax = 200

type Dependencies = {
  readonly database: Database<VerificationTables>
  readonly clock: Clock
  smsPerDayMaxOf(brandId: number): number
}

/** What a brand sent today (UTC), in total and by prefix, for its operators. */
export const createListSmsBudgets =
  ({ database, clock, smsPerDayMaxOf }: Dependencies) =>
  async (brandId: number) => {
    const onDay = clock.now().toISOString().slice(0, 10)
    const budgetOf = (prefix: string | null, sentCount: number, countMax: number) => ({
      prefix,
      sentCount,
      countMax,
      state: stateOf(sentCount, countMax),
    })
    const ofBrand = await countSmsOf(database.db, brandId, onDay)
    const prefixes = await listSmsOfPrefixes(database.db, brandId, onDay, prefixesMax)
    return {
      onDay,
      budgets: [
        budgetOf(null, ofBrand, smsPerDayMaxOf(brandId)),
        ...prefixes.map((one) => budgetOf(one.prefix, one.sent_count, one.count_max)),
      ],
    }
  }
