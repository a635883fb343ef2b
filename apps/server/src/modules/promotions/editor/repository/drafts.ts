import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { MonthCost } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { Place } from '@trevo/platform/keyset.ts'
import { sql } from 'kysely'
import type { PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
export type DraftRow = PromotionsTables['promotions.draft']

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

export const findDraft = (
  db: Db,
  brandId: number,
  draftId: string,
): Promise<DraftRow | undefined> =>
  db
    .selectFrom('promotions.draft')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** The draft of a published promotion; it has one at most. */
export const findDraftOf = (db: Db, promotionId: number): Promise<DraftRow | undefined> =>
  db
    .selectFrom('promotions.draft')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst()

export const lockDraft = (tx: Tx, draftId: string): Promise<DraftRow | undefined> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.draft')
    .selectAll()
    .where('draft_id', '=', draftId)
    .forUpdate()
    .executeTakeFirst()

export const listDrafts = (
  db: Db,
  brandId: number,
  before: Place | undefined,
  limit: number,
): Promise<DraftRow[]> =>
  db
    .selectFrom('promotions.draft')
    .selectAll()
    .where('brand_id', '=', brandId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(saved_at, draft_id) < (${before?.at ?? new Date(0)}, ${before?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('draft_id', 'desc')
    .limit(limit)
    .execute()

/** @returns whether it was written: a promotion has one draft, and an id belongs to one. */
export const insertDraft = async (
  tx: Tx,
  row: Omit<DraftRow, 'cost' | 'cost_revision'>,
): Promise<boolean> => {
  const done = await tables<PromotionsTables>(tx)
    .insertInto('promotions.draft')
    .values({ ...row, content: json(row.content), cost: null, cost_revision: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export const updateDraft = async (
  tx: Tx,
  { draft_id: id, content, revision, saved_by: savedBy, saved_at: savedAt }: DraftRow,
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .updateTable('promotions.draft')
    .set({
      content: json(content),
      revision,
      saved_by: savedBy,
      saved_at: savedAt,
      cost: null,
      cost_revision: null,
    })
    .where('draft_id', '=', id)
    .execute()
}

/** Keeps what a simulation found, if the draft is still the one that was simulated. */
export const keepCost = async (
  db: Db,
  draftId: string,
  revision: number,
  cost: MonthCost,
): Promise<void> => {
  await db
    .updateTable('promotions.draft')
    .set({ cost: json(cost), cost_revision: revision })
    .where('draft_id', '=', draftId)
    .where('revision', '=', revision)
    .execute()
}

export const removeDraft = async (tx: Tx, draftId: string): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .deleteFrom('promotions.draft')
    .where('draft_id', '=', draftId)
    .execute()
}
