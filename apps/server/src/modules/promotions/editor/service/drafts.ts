import type {
  PromotionContent,
  PromotionDraft,
} from '@trevo/contract/ops/giving/promotion-editor.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import type { PromotionsTables } from '../../tables.ts'
import { findPromotion, needsSettledBetOf } from '../../common/repository/promotions.ts'
import { listVersions } from '../../common/repository/versions.ts'
import { contentOf, describeContent } from '../domain/promotion-content.ts'
import {
  findDraft,
  findDraftOf,
  insertDraft,
  listDrafts,
  lockDraft,
  removeDraft,
  updateDraft,
  type DraftRow,
} from '../repository/drafts.ts'
import { listCodes } from '../repository/published.ts'
import { checkContent } from './check-content.ts'

/** The act of publishing; its target is the draft. */
export const publishKindName = 'publishPromotion'

export type DraftNeeds = Pick<PromotionsNeeds, 'database' | 'clock' | 'staff' | 'settings'>
type By = { readonly brandId: number; readonly operator: string }

/** @throws Refusal `promotion.draft_unknown` */
export const getDraft = async (
  { database }: Pick<DraftNeeds, 'database'>,
  brandId: number,
  draftId: string,
): Promise<DraftRow> => {
  const row = await findDraft(database.db, brandId, draftId)
  if (!row) throw new Refusal('promotion.draft_unknown')
  return row
}

/** The draft as it was read by who changes it. @throws Refusal `promotion.draft_unknown`, `.draft_changed` */
export const lockRevision = async (
  tx: Tx,
  brandId: number,
  draftId: string,
  revision: number,
): Promise<DraftRow> => {
  const row = await lockDraft(tx, draftId)
  if (row?.brand_id !== brandId) throw new Refusal('promotion.draft_unknown')
  if (row.revision !== revision) throw new Refusal('promotion.draft_changed')
  return row
}

const findPublished = (
  { database }: DraftNeeds,
  { brand_id: brandId, promotion_id: id }: DraftRow,
) => (id === null ? Promise.resolve(undefined) : findPromotion(database.db, brandId, id))

const present = async (needs: DraftNeeds, row: DraftRow): Promise<PromotionDraft> => {
  const { database, clock, staff } = needs
  const published = await findPublished(needs, row)
  const { brand_id: brandId, content } = row
  const [faults, waiting] = await Promise.all([
    checkContent(database.db, { brandId, content, published, now: clock.now() }),
    staff.listWaiting(brandId, publishKindName, [row.draft_id]),
  ])
  return {
    draftId: row.draft_id,
    promotionId: row.promotion_id === null ? null : String(row.promotion_id),
    revision: row.revision,
    content,
    savedBy: row.saved_by,
    savedAt: row.saved_at.toISOString(),
    faults: faults.map(({ fault, values }) => ({ fault, values: { ...values } })),
    cost: row.cost_revision === row.revision ? row.cost : null,
    requestId: waiting.get(row.draft_id)?.requestId ?? null,
  }
}

const show = (needs: DraftNeeds) => async (brandId: number, draftId: string) => {
  const { database } = needs
  const row = await getDraft(needs, brandId, draftId)
  const published = await findPublished(needs, row)
  const [newest] = published ? await listVersions(database.db, published.id) : []
  return {
    ...(await present(needs, row)),
    published: published
      ? {
          version: published.version,
          content: contentOf(published, await listCodes(database.db, published.id)),
        }
      : null,
    publishedCost: newest?.cost ?? null,
    needsBetBefore: await needsSettledBetOf(database.db, brandId),
  }
}

type Saving = By & {
  readonly draftId: string
  readonly promotionId: string | null
  readonly revision: number
  readonly content: PromotionContent
}

const isSame = (a: PromotionContent, b: PromotionContent): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Keys in order: a stored document comes back in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(ascending(([key]) => key))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

/** A new draft; a promotion that has one already opens that one. */
const begin = async (needs: DraftNeeds, tx: Tx, order: Saving): Promise<void> => {
  const { brandId, draftId, content, operator } = order
  const promotionId = order.promotionId === null ? null : Number(order.promotionId)
  const published =
    promotionId === null
      ? undefined
      : await findPromotion(tables<PromotionsTables>(tx), brandId, promotionId)
  if (promotionId !== null && !published) throw new Refusal('promotion.unknown')
  const timeZone = published?.time_zone ?? needs.settings.timeZoneOf(brandId)
  const isNew = await insertDraft(tx, {
    draft_id: draftId,
    brand_id: brandId,
    promotion_id: promotionId,
    revision: 1,
    content: { ...content, timeZone },
    saved_by: operator,
    saved_at: needs.clock.now(),
  })
  if (!isNew) throw new Refusal('promotion.draft_changed')
  noteAct({ target: draftId, before: {}, after: describeContent(content) })
}

const save =
  (needs: DraftNeeds) =>
  async (order: Saving): Promise<PromotionDraft> => {
    const { database, clock } = needs
    const { brandId, draftId, revision, content, operator } = order
    await database.inTx(async (tx) => {
      const known = await lockDraft(tx, draftId)
      if (known && known.brand_id !== brandId) throw new Refusal('promotion.draft_unknown')
      if (known && isSame(known.content, content)) return
      if (!known) {
        if (revision > 0) throw new Refusal('promotion.draft_unknown')
        await begin(needs, tx, order)
        return
      }
      if (known.revision !== revision) throw new Refusal('promotion.draft_changed')
      await updateDraft(tx, {
        ...known,
        content,
        revision: revision + 1,
        saved_by: operator,
        saved_at: clock.now(),
      })
      const [before, after] = [describeContent(known.content), describeContent(content)]
      noteAct({ target: draftId, before, after })
    })
    return present(needs, await getDraft(needs, brandId, draftId))
  }

/** Promotions in writing. Nothing here is seen by a member before two persons publish it. */
export const createDrafts = (needs: DraftNeeds) => {
  const { database } = needs
  return {
    showPromotionDraft: show(needs),
    /** Refuses `promotion.draft_unknown`, `.draft_changed`, `promotion.unknown`. */
    savePromotionDraft: save(needs),
    findDraftOf: (promotionId: number) => findDraftOf(database.db, promotionId),

    listPromotionDrafts: async (
      brandId: number,
      { before, pageSize }: { readonly before?: string | undefined; readonly pageSize: number },
    ) => {
      const rows = await listDrafts(database.db, brandId, readCursor(before), withExtra(pageSize))
      const { shown, next } = cutPage(rows, pageSize, ({ saved_at: at, draft_id: id }) =>
        writeCursor({ at, id }),
      )
      return {
        list: shown.map((row) => ({
          draftId: row.draft_id,
          promotionId: row.promotion_id === null ? null : String(row.promotion_id),
          anchor: row.content.anchor,
          title: textIn(row.content.texts, 'PT').title,
          kind: row.content.kind,
          revision: row.revision,
          savedBy: row.saved_by,
          savedAt: row.saved_at.toISOString(),
        })),
        next,
      }
    },

    /** @throws Refusal `promotion.draft_unknown`, `.draft_changed` */
    dropPromotionDraft: ({
      brandId,
      draftId,
      revision,
    }: Omit<By, 'operator'> & { readonly draftId: string; readonly revision: number }) =>
      database.inTx(async (tx) => {
        const row = await lockRevision(tx, brandId, draftId, revision)
        await removeDraft(tx, draftId)
        noteAct({ target: draftId, before: describeContent(row.content), after: {} })
        return { draftId }
      }),
  }
}
