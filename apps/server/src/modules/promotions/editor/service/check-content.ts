import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { Database } from '@trevo/database/connect.ts'
import { givenRateBp } from '@trevo/promotion-rules/given-rate.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { listRunning } from '../../common/repository/promotions.ts'
import { listContentFaults, type FoundFault } from '../domain/content-faults.ts'
import { findByAnchor, findCodes } from '../repository/published.ts'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'

type Checked = {
  readonly brandId: number
  readonly content: PromotionContent
  readonly published: PromotionRow | undefined
  readonly now: Date
}

const percent = (rateBp: number): string =>
  Number.isFinite(rateBp) ? (rateBp / 100).toFixed(2).replace('.', ',') : '∞'

/** Return and all rewards together stay below 100 %: the share of promotions in it is bounded. */
const boundFaults = async (
  db: Database<PromotionsTables>['db'],
  { brandId, content, published, now }: Checked,
): Promise<readonly FoundFault[]> => {
  const ownBp = givenRateBp(content.terms)
  if (ownBp === 0) return []
  const running = await listRunning(db, brandId, now)
  const sumBp = running
    .filter(({ id }) => id !== published?.id)
    .reduce((sum, { terms }) => sum + givenRateBp(terms), ownBp)
  if (sumBp <= givenShares.promotions) return []
  const values = { sum: percent(sumBp), bound: percent(givenShares.promotions) }
  return [{ fault: 'overBound', values }]
}

const codeFaults = async (
  db: Database<PromotionsTables>['db'],
  { brandId, content, published }: Checked,
): Promise<readonly FoundFault[]> => {
  const known = await findCodes(
    db,
    brandId,
    content.codes.map(({ code }) => code),
  )
  return known.flatMap((row): readonly FoundFault[] => {
    if (row.promotion_id !== published?.id) {
      return [{ fault: 'codeTaken', values: { code: row.code } }]
    }
    const wanted = content.codes.find(({ code }) => code === row.code)
    const isFewer = wanted !== undefined && wanted.usesMax < row.used_count
    return isFewer ? [{ fault: 'codeUsed', values: { code: row.code } }] : []
  })
}

/** Everything that keeps a content from being published now; empty if it can be. */
export const checkContent = async (
  db: Database<PromotionsTables>['db'],
  checked: Checked,
): Promise<readonly FoundFault[]> => {
  const { brandId, content, published, now } = checked
  const namesake = await findByAnchor(db, brandId, content.anchor)
  const isTaken = namesake !== undefined && namesake.id !== published?.id
  return [
    ...listContentFaults(content, published, now),
    ...(isTaken ? [{ fault: 'anchorTaken', values: {} } as const] : []),
    ...(await codeFaults(db, checked)),
    ...(await boundFaults(db, checked)),
  ]
}
