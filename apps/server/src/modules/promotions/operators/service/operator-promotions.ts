import type { OperatorPromotion, PromotionEntry } from '@trevo/contract/ops/promotions.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { nextStatus } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import {
  addEvent,
  countApplying,
  findEntry,
  listApplying,
  listEvents,
  lockEntry,
  updateEntry,
} from '../../common/repository/entries.ts'
import { findPicture, listPicturesOf } from '../../applications/repository/pictures.ts'
import {
  findPromotion,
  listPromotions,
  lockPromotion,
  setState,
} from '../../common/repository/promotions.ts'
import type { EntryRow, PromotionRow, PromotionsTables } from '../../tables.ts'
import type { Applications } from '../../applications/service/applications.ts'
import type { PromotionsContext } from '../../facts/service/context.ts'
import { requireWithinBound } from './require-within-bound.ts'
import { giveForEntry } from '../../entries/service/take-part.ts'

type Decision = {
  readonly operator: string
  readonly brandId: number
  readonly entryId: bigint
  readonly decision: 'approve' | 'reject'
  readonly reason: string
}

const longAgo = new Date(0)

const present =
  (context: PromotionsContext) =>
  async (entries: readonly EntryRow[], brandId: number): Promise<PromotionEntry[]> => {
    const { database, members } = context
    const ids = entries.map(({ id }) => id)
    const [events, pictures, promotions] = await Promise.all([
      listEvents(database.db, ids),
      listPicturesOf(database.db, ids),
      listPromotions(database.db, brandId, longAgo),
    ])
    return Promise.all(
      entries.map(async (entry) => ({
        entryId: String(entry.id),
        anchor: promotions.find(({ id }) => id === entry.promotion_id)?.anchor ?? '',
        account: (await members.findPlayer(entry.member_id))?.account ?? '',
        status: entry.status,
        amount: entry.amount_minor === null ? null : formatMoney(entry.amount_minor),
        comment: entry.comment,
        pictureIds: pictures.filter(({ entry_id: id }) => id === entry.id).map(({ id }) => id),
        heldReasons: entry.held_reasons,
        askedAt: entry.asked_at.toISOString(),
        events: events
          .filter(({ entry_id: id }) => id === entry.id)
          .map(({ kind, at, operator, reason }) => ({
            kind,
            at: at.toISOString(),
            operator,
            reason,
          })),
      })),
    )
  }

const presentOne =
  (context: PromotionsContext) =>
  async (entryId: bigint, brandId: number): Promise<PromotionEntry> => {
    const { database } = context
    const entry = await findEntry(database.db, entryId)
    const [shown] = entry ? await present(context)([entry], brandId) : []
    if (!shown) throw new Refusal('promotion.entry_unknown')
    return shown
  }

/** An approval gives the reward in the same transaction; either decision is stored with its reason. */
const decidePromotionEntry =
  (context: PromotionsContext) =>
  async ({ operator, brandId, entryId, decision, reason }: Decision) => {
    const { database, clock } = context
    const known = await findEntry(database.db, entryId)
    if (known?.brand_id !== brandId) throw new Refusal('promotion.entry_unknown')
    await database.inTx(async (tx) => {
      const promotion = await lockPromotion(tx, known.promotion_id)
      const entry = await lockEntry(tx, entryId)
      if (entry?.status !== 'applying') throw new Refusal('promotion.entry_decided')
      noteAct({ before: { status: entry.status }, after: { decision } })
      const { member_id: memberId, amount_minor: amountMinor } = entry
      if (decision === 'approve') {
        if (amountMinor === null) throw new Error(`entry ${entryId} has no amount`)
        const giving = { memberId, promotion, entry, amountMinor, operator, reason }
        await giveForEntry(context, tx, giving)
        return
      }
      const at = clock.now()
      nextStatus('applying', 'rejects')
      await updateEntry(tx, entryId, { status: 'rejected', reason, decided_at: at })
      await addEvent(tx, entryId, { kind: 'rejected', at, operator, reason })
    })
    return presentOne(context)(entryId, brandId)
  }

const presentPromotion = (row: PromotionRow, waiting: number): OperatorPromotion => ({
  promotionId: String(row.id),
  anchor: row.anchor,
  kind: row.kind,
  state: row.state,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  budget: row.budget_minor === null ? null : formatMoney(row.budget_minor),
  spent: formatMoney(row.spent_minor),
  stock: row.stock,
  issued: row.issued_count,
  waiting,
})

const listOperatorPromotions = (context: PromotionsContext) => async (brandId: number) => {
  const { database } = context
  const waiting = await countApplying(database.db, brandId)
  const rows = await listPromotions(database.db, brandId, longAgo)
  return { promotions: rows.map((row) => presentPromotion(row, waiting.get(row.id) ?? 0)) }
}

const setPromotionState =
  (context: PromotionsContext) =>
  async (order: {
    readonly operator: string
    readonly brandId: number
    readonly promotionId: number
    readonly state: 'live' | 'stopped'
    readonly reason: string
  }) => {
    const { database, clock } = context
    const { brandId, promotionId, ...change } = order
    const found = await findPromotion(database.db, brandId, promotionId)
    if (!found) throw new Refusal('promotion.unknown')
    const row = await database.inTx(async (tx) => {
      const locked = await lockPromotion(tx, promotionId)
      if (order.state === 'live') await requireWithinBound(tx, locked, clock.now())
      noteAct({ before: { state: locked.state }, after: { state: order.state } })
      await setState(tx, promotionId, { ...change, at: clock.now() })
      const now = await findPromotion(tables<PromotionsTables>(tx), brandId, promotionId)
      if (!now) throw new Error(`promotion ${promotionId} is gone`)
      return now
    })
    const waiting = await countApplying(database.db, brandId)
    return presentPromotion(row, waiting.get(promotionId) ?? 0)
  }

export const createOperatorPromotions = (
  context: PromotionsContext,
  { readPicture }: Pick<Applications, 'readPicture'>,
) => {
  return {
    listPromotionEntries: async (brandId: number, limit: number) => ({
      entries: await present(context)(
        await listApplying(context.database.db, brandId, limit),
        brandId,
      ),
    }),

    decidePromotionEntry: decidePromotionEntry(context),

    listOperatorPromotions: listOperatorPromotions(context),

    setPromotionState: setPromotionState(context),

    /** For operators of the brand of the picture's application. */
    getEntryPicture: async (brandId: number, pictureId: string) => {
      const { database } = context
      const entryId = (await findPicture(database.db, pictureId))?.entry_id ?? null
      const entry = entryId === null ? undefined : await findEntry(database.db, entryId)
      if (entry?.brand_id !== brandId) throw new Refusal('promotion.picture_unknown')
      return readPicture(pictureId)
    },
  }
}
