import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type {
  listPromotionResults as Endpoint,
  PromotionResultDay,
} from '@trevo/contract/wps/rewards/promotion-results.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { declaredAmounts } from '@trevo/promotion-rules/measured-results.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { listLabelled, listResultDays, type ResultDayRow } from '../repository/result-days.ts'
import { daysShown } from './count-results.ts'

const showDay = (row: ResultDayRow): PromotionResultDay => ({
  day: row.day,
  rewards: String(row.rewards),
  given: String(row.given_minor),
  ended: String(row.ended),
  completed: String(row.completed),
  promised: String(row.promised_minor),
  paid: String(row.paid_minor),
  required: String(row.required_minor),
  wagered: String(row.wagered_minor),
})

/** What each promotion of a brand gave and paid in the last 30 days, beside what its terms declare. */
export const createListPromotionResults =
  ({ database, clock }: Pick<PromotionsNeeds, 'database' | 'clock'>) =>
  async (brandId: number, language: Language): Promise<Answer<typeof Endpoint>> => {
    const to = dayOfBrasilia(clock.now())
    const from = addDays(to, 1 - daysShown)
    const rows = await listResultDays(database.db, { brandId, from, to })
    const [first] = rows
    if (!first) return { from, to, countedAt: null, list: [] }
    const days = Map.groupBy(rows, (row) => row.promotion_id)
    const promotions = await listLabelled(database.db, [...days.keys()])
    const list = promotions.map(({ id, texts, terms: { reward } }) => {
      const { lowestMinor, highestMinor } = declaredAmounts(reward)
      return {
        promotionId: id,
        title: textIn(texts, language).title,
        prize: reward.prize,
        declared: { lowest: formatMoney(lowestMinor), highest: formatMoney(highestMinor) },
        days: (days.get(id) ?? []).map(showDay),
      }
    })
    return { from, to, countedAt: first.counted_at.toISOString(), list }
  }
