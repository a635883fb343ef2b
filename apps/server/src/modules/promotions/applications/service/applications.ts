import { randomUUID } from 'node:crypto'
import { dayMs } from '@trevo/calendar/durations.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { pictureBytesMax, picturesMax } from '@trevo/contract/promotion-names.ts'
import {
  type getPromotionPicture,
  type Promotion,
  type PromotionApplication,
  type uploadPromotionPicture as uploadEndpoint,
} from '@trevo/contract/wps/promotions.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { amountMax } from '@trevo/promotion-rules/reward-amount.ts'
import { entryModes } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { judgeSentPicture, redrawPicture } from '../../../../platform/pictures/redraw-picture.ts'
import { addEvent, listEntriesOf, updateEntry } from '../../common/repository/entries.ts'
import {
  attachPictures,
  countLoose,
  deletePicture,
  findPicture,
  insertPicture,
  listForgotten,
  listPicturesOf,
} from '../repository/pictures.ts'
import { findPromotion, listPromotions, lockPromotion } from '../../common/repository/promotions.ts'
import type { Asking, PromotionsContext, Reading } from '../../facts/service/context.ts'
import { isUsedUp } from '../../offers/service/show-promotions.ts'
import {
  keyColumns,
  openEntry,
  personKeysOf,
  requireOpen,
} from '../../entries/service/take-part.ts'

/** The daily limit of pictures that belong to no application. */
const looseMax = 12

/** Applications are shown for promotions that ended long ago too. */
const longAgo = new Date(0)

const uploadPromotionPicture =
  (context: PromotionsContext) =>
  async (memberId: bigint, content: string): Promise<Value<typeof uploadEndpoint>> => {
    const { database, clock, pictures } = context
    const bytes = Buffer.from(content, 'base64')
    if (bytes.length > pictureBytesMax) throw new Refusal('promotion.picture_too_large')
    if (!judgeSentPicture(bytes)) throw new Refusal('promotion.picture_type')
    const now = clock.now()
    const requireQuota = async (tx: Tx): Promise<void> => {
      const loose = await countLoose(tx, memberId, new Date(now.getTime() - dayMs))
      if (loose >= looseMax) throw new Refusal('promotion.pictures_too_many')
    }
    await database.inTx(requireQuota)
    const drawn = await redrawPicture(bytes, `member ${memberId}`)
    if (!drawn) throw new Refusal('promotion.picture_type')
    const id = randomUUID()
    await pictures.write(id, drawn.content)
    const keep = database.inTx(async (tx) => {
      await requireQuota(tx)
      const { type, width, height } = drawn
      const byteCount = drawn.content.length
      await insertPicture(tx, {
        id,
        member_id: memberId,
        entry_id: null,
        type,
        byte_count: byteCount,
        width,
        height,
        created_at: now,
      })
    })
    try {
      await keep
    } catch (error) {
      await pictures.remove(id)
      throw error
    }
    return { pictureId: id, width: drawn.width, height: drawn.height }
  }

const applyForPromotion =
  (context: PromotionsContext) =>
  async (
    asking: Asking,
    order: {
      readonly promotionId: number
      readonly comment: string
      readonly pictureIds: readonly string[]
    },
  ): Promise<Promotion> => {
    const { database, clock } = context
    const { brandId, memberId, device } = asking
    const { promotionId, comment } = order
    const pictureIds = [...new Set(order.pictureIds)].slice(0, picturesMax)
    const known = await findPromotion(database.db, brandId, promotionId)
    if (!known) throw new Refusal('promotion.unknown')
    if (entryModes[known.kind] !== 'apply') throw new Refusal('promotion.closed')
    await database.inTx(async (tx) => {
      const now = clock.now()
      const promotion = await lockPromotion(tx, promotionId)
      requireOpen(promotion, now)
      if (isUsedUp(promotion)) throw new Refusal('promotion.used_up')
      const keys = await personKeysOf(context, tx, memberId, device)
      const entry = await openEntry(context, tx, { memberId, promotion })
      const attached = await attachPictures(tx, memberId, entry.id, pictureIds)
      if (attached !== pictureIds.length) throw new Refusal('promotion.picture_unknown')
      await updateEntry(tx, entry.id, {
        ...keyColumns(keys),
        status: 'applying',
        amount_minor: amountMax(promotion.terms.reward),
        comment: comment.trim(),
        asked_at: now,
      })
      await addEvent(tx, entry.id, { kind: 'applied', at: now })
    })
    return context.showPromotion(asking, promotionId)
  }

/** Applications and all other entries that waited or wait for a decision, newest first. */
const listMyApplications =
  (context: PromotionsContext) =>
  async (asking: Reading): Promise<{ list: PromotionApplication[] }> => {
    const { database } = context
    const { brandId, memberId, language, brandLanguage } = asking
    const all = await listEntriesOf(database.db, memberId)
    const promotions = await listPromotions(database.db, brandId, longAgo)
    const own = all.filter((entry) => {
      const promotion = promotions.find(({ id }) => id === entry.promotion_id)
      const isApplied = promotion && entryModes[promotion.kind] === 'apply'
      return (isApplied && entry.status !== 'join') || entry.held_reasons.length > 0
    })
    const shown = await listPicturesOf(
      database.db,
      own.map(({ id }) => id),
    )
    return {
      list: own.flatMap((entry): PromotionApplication[] => {
        const promotion = promotions.find(({ id }) => id === entry.promotion_id)
        if (!promotion) return []
        return [
          {
            entryId: String(entry.id),
            promotionId: String(promotion.id),
            anchor: promotion.anchor,
            title: textIn(promotion.texts, language, brandLanguage).title,
            status: entry.status,
            amount: entry.amount_minor === null ? null : formatMoney(entry.amount_minor),
            comment: entry.comment,
            pictureIds: shown.filter(({ entry_id: id }) => id === entry.id).map(({ id }) => id),
            heldReasons: entry.held_reasons,
            reason: entry.reason,
            askedAt: entry.asked_at.toISOString(),
            decidedAt: entry.decided_at?.toISOString() ?? null,
          },
        ]
      }),
    }
  }

const readPicture =
  (context: PromotionsContext) =>
  async (id: string): Promise<Value<typeof getPromotionPicture>> => {
    const { database, pictures } = context
    const row = await findPicture(database.db, id)
    const content = row && (await pictures.read(id))
    if (!content) throw new Refusal('promotion.picture_unknown')
    return { pictureId: id, type: row.type, content: Buffer.from(content).toString('base64') }
  }

export const createApplications = (context: PromotionsContext) => {
  return {
    uploadPromotionPicture: uploadPromotionPicture(context),
    applyForPromotion: applyForPromotion(context),
    listMyApplications: listMyApplications(context),
    /** Only for its owner; `readPicture` is for operators. */
    getPromotionPicture: async (memberId: bigint, id: string) => {
      const row = await findPicture(context.database.db, id)
      if (row?.member_id !== memberId) throw new Refusal('promotion.picture_unknown')
      return readPicture(context)(id)
    },
    readPicture: readPicture(context),
    /** A job: deletes pictures that stayed unassigned for a day. */
    dropForgotten: async (): Promise<void> => {
      const { database, clock, pictures } = context
      const before = new Date(clock.now().getTime() - dayMs)
      for (const { id } of await listForgotten(database.db, before, 100)) {
        if (await database.inTx((tx) => deletePicture(tx, id))) await pictures.remove(id)
      }
    },
  }
}

export type Applications = ReturnType<typeof createApplications>
