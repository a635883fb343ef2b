import { tables, type Tx } from '@trevo/database/connect.ts'
import { givenRateBp } from '@trevo/promotion-rules/given-rate.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
  type TwoPersons,
} from '../../../../platform/approvals/change-kind.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { lockPromotion, lockRates } from '../../common/repository/promotions.ts'
import { insertVersion } from '../../common/repository/versions.ts'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'
import { contentOf, describeContent } from '../domain/promotion-content.ts'
import { removeDraft, type DraftRow } from '../repository/drafts.ts'
import {
  addPromotionEvent,
  insertPromotion,
  listCodes,
  replaceCodes,
  replaceContent,
} from '../repository/published.ts'
import { checkContent } from './check-content.ts'
import { lockRevision, publishKindName } from './drafts.ts'

const Input = z.strictObject({ revision: z.int().min(1) })
type Order = ChangeOrder<z.infer<typeof Input>>
type Needs = Pick<PromotionsNeeds, 'database' | 'clock'>

type Locked = { readonly draft: DraftRow; readonly published: PromotionRow | undefined }

const isUuid = z.uuid()

/** The draft as it was asked for and the promotion that it changes, both locked. */
const lock = async (tx: Tx, { brandId, target, input }: Order): Promise<Locked> => {
  if (!isUuid.safeParse(target).success) throw new Refusal('promotion.draft_unknown')
  const draft = await lockRevision(tx, brandId, target, input.revision)
  const published =
    draft.promotion_id === null ? undefined : await lockPromotion(tx, draft.promotion_id)
  return { draft, published }
}

/**
 * @throws Refusal `promotion.over_bound` where return and rewards would reach what is staked,
 * `promotion.draft_faulty`, `promotion.not_simulated`
 */
const requirePublishable = async (
  tx: Tx,
  { draft, published }: Locked,
  now: Date,
): Promise<void> => {
  const { brand_id: brandId, content } = draft
  if (givenRateBp(content.terms) > 0) await lockRates(tx, brandId)
  const own = tables<PromotionsTables>(tx)
  const faults = await checkContent(own, { brandId, content, published, now })
  const over = faults.find(({ fault }) => fault === 'overBound')
  if (over) throw new Refusal('promotion.over_bound', { ...over.values })
  if (faults.length > 0) throw new Refusal('promotion.draft_faulty')
  if (draft.cost_revision !== draft.revision) throw new Refusal('promotion.not_simulated')
}

/** The terms before, where nothing has published them as a version yet. */
const keepFirstVersion = async (tx: Tx, published: PromotionRow): Promise<void> => {
  const codes = await listCodes(tables<PromotionsTables>(tx), published.id)
  await insertVersion(tx, {
    promotion_id: published.id,
    version: published.version,
    content: contentOf(published, codes),
    published_at: published.starts_at,
    asked_by: null,
    decided_by: null,
    reason: '',
    cost: null,
  })
}

/** Writes the content down as the promotion's last version. */
const publish = async (
  tx: Tx,
  { draft, published }: Locked,
  { asked, decided, reason }: TwoPersons,
  now: Date,
): Promise<void> => {
  const { brand_id: brandId, content } = draft
  const version = (published?.version ?? 0) + 1
  if (published) {
    await keepFirstVersion(tx, published)
    await replaceContent(tx, published.id, content, version)
  }
  const promotionId = published?.id ?? (await insertPromotion(tx, brandId, content))
  await replaceCodes(tx, { brandId, promotionId }, content.codes)
  await insertVersion(tx, {
    promotion_id: promotionId,
    version,
    content,
    published_at: now,
    asked_by: asked,
    decided_by: decided,
    reason,
    cost: draft.cost,
  })
  await addPromotionEvent(tx, {
    promotion_id: promotionId,
    kind: 'published',
    at: now,
    operator: decided,
    reason,
  })
  await removeDraft(tx, draft.draft_id)
}

/**
 * A draft becomes what counts. Entries under way keep the version that they began under, so nobody's terms change
 * under them.
 */
export const publishKind = ({ clock }: Needs): ChangeKind =>
  changeKind({
    kind: publishKindName,
    right: 'promotions.change',
    input: Input,
    describe: async (tx, order) => {
      const locked = await lock(tx, order)
      await requirePublishable(tx, locked, clock.now())
      const { draft, published } = locked
      const codes = published ? await listCodes(tables<PromotionsTables>(tx), published.id) : []
      const before = published
        ? { version: published.version, ...describeContent(contentOf(published, codes)) }
        : {}
      return {
        before,
        after: {
          version: (published?.version ?? 0) + 1,
          ...describeContent(draft.content),
          monthCost: draft.cost?.median ?? null,
          monthCost95: draft.cost?.p95 ?? null,
        },
      }
    },
    execute: async (tx, order, by) => publish(tx, await lock(tx, order), by, clock.now()),
  })
