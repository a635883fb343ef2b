import { dayMs } from '@trevo/calendar/durations.ts'
import { storedStatuses } from '@trevo/contract/promotion-names.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { findPromotion, needsSettledBetOf } from '../../common/repository/promotions.ts'
import { listVersions, type VersionRow } from '../../common/repository/versions.ts'
import { contentOf } from '../domain/promotion-content.ts'
import { findDraftOf } from '../repository/drafts.ts'
import { countByStatus, listCodes, listPromotionEvents, sumByDay } from '../repository/published.ts'

const shownDaysMs = 30 * dayMs

const presentVersion = (row: VersionRow) => ({
  version: row.version,
  content: row.content,
  publishedAt: row.published_at.toISOString(),
  askedBy: row.asked_by,
  decidedBy: row.decided_by,
  reason: row.reason,
  cost: row.cost,
})

/** A promotion with everything an operator asks of it. @throws Refusal `promotion.unknown` */
export const createShowOperatorPromotion =
  ({ database, clock }: Pick<PromotionsNeeds, 'database' | 'clock'>) =>
  async (brandId: number, promotionId: number) => {
    const { db } = database
    const row = await findPromotion(db, brandId, promotionId)
    if (!row) throw new Refusal('promotion.unknown')
    const since = new Date(clock.now().getTime() - shownDaysMs)
    const [codes, versions, draft, entries, days, events, needsBetBefore] = await Promise.all([
      listCodes(db, promotionId),
      listVersions(db, promotionId),
      findDraftOf(db, promotionId),
      countByStatus(db, promotionId, storedStatuses),
      sumByDay(db, { promotionId, since, timeZone: row.time_zone }),
      listPromotionEvents(db, promotionId),
      needsSettledBetOf(db, brandId),
    ])
    return {
      promotionId: String(row.id),
      version: row.version,
      state: row.state,
      content: contentOf(row, codes),
      spent: formatMoney(row.spent_minor),
      issued: row.issued_count,
      needsBetBefore,
      versions: versions.map(presentVersion),
      draftId: draft?.draft_id ?? null,
      entries: entries.filter(({ count }) => count > 0),
      spentByDay: days.map(({ day, amountMinor, count }) => ({
        day,
        amount: formatMoney(amountMinor),
        count,
      })),
      events: events.map(({ kind, at, operator, reason }) => ({
        kind,
        at: at.toISOString(),
        operator,
        reason,
      })),
    }
  }
