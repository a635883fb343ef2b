import type { PromotionKind } from '@trevo/contract/promotion-names.ts'
import type {
  OperatorPromotion,
  PromotionEntry,
  PromotionPhase,
} from '@trevo/contract/ops/giving/promotions.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { nextStatus } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import {
  addEvent,
  countApplying,
  findEntry,
  listEntries,
  listEvents,
  lockEntry,
  updateEntry,
} from '../../common/repository/entries.ts'
import { findPicture, listPicturesOf } from '../../applications/repository/pictures.ts'
import {
  findPromotion,
  listPromotions,
  pagePromotions,
  lockPromotion,
  setState,
} from '../../common/repository/promotions.ts'
import { underTerms } from '../../common/repository/versions.ts'
import type { EntryRow, PromotionRow, PromotionsTables, StoredStatus } from '../../tables.ts'
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
    const [events, pictures, promotions, accounts] = await Promise.all([
      listEvents(database.db, ids),
      listPicturesOf(database.db, ids),
      listPromotions(database.db, brandId, longAgo),
      members.accountsOf(entries.map(({ member_id: id }) => id)),
    ])
    return entries.map((entry) => ({
      entryId: String(entry.id),
      promotionId: String(entry.promotion_id),
      version: entry.version,
      anchor: promotions.find(({ id }) => id === entry.promotion_id)?.anchor ?? '',
      account: accounts.get(entry.member_id) ?? '',
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
    }))
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

type EntryFilter = {
  readonly promotionId?: string | undefined
  readonly status: 'all' | StoredStatus
  readonly username?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** What waits is a queue, the oldest first; other lists begin with the newest. */
const listPromotionEntries =
  (context: PromotionsContext) =>
  async (brandId: number, { promotionId, status, username, after, limit }: EntryFilter) => {
    const { database, members } = context
    const memberId =
      username === undefined ? undefined : await members.findIdByUsername(brandId, username)
    if (username !== undefined && memberId === undefined) return { entries: [], next: null }
    const rows = await listEntries(database.db, {
      brandId,
      promotionId: promotionId === undefined ? undefined : Number(promotionId),
      status: status === 'all' ? undefined : status,
      memberId,
      isOldestFirst: status === 'applying',
      after: readNumber(after),
      limit: limit + 1,
    })
    const { shown, next } = cutPage(rows, limit, ({ id }) => String(id))
    return { entries: await present(context)(shown, brandId), next }
  }

/** An approval gives the reward in the same transaction; either decision is stored with its reason. */
const decidePromotionEntry =
  (context: PromotionsContext) =>
  async ({ operator, brandId, entryId, decision, reason }: Decision) => {
    const { database, clock } = context
    const known = await findEntry(database.db, entryId)
    if (known?.brand_id !== brandId) throw new Refusal('promotion.entry_unknown')
    await database.inTx(async (tx) => {
      const last = await lockPromotion(tx, known.promotion_id)
      const entry = await lockEntry(tx, entryId)
      if (entry?.status !== 'applying') throw new Refusal('promotion.entry_decided')
      const own = tables<PromotionsTables>(tx)
      const promotion = await underTerms(own, last, entry, clock.now())
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

const phaseOf = ({ state, starts_at, ends_at }: PromotionRow, now: Date): PromotionPhase => {
  if (ends_at && ends_at <= now) return 'ended'
  if (state === 'stopped') return 'stopped'
  return starts_at > now ? 'planned' : 'running'
}

const presentPromotion = (row: PromotionRow, waiting: number, now: Date): OperatorPromotion => ({
  promotionId: String(row.id),
  anchor: row.anchor,
  kind: row.kind,
  title: textIn(row.texts, 'PT').title,
  version: row.version,
  state: row.state,
  phase: phaseOf(row, now),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  budget: row.budget_minor === null ? null : formatMoney(row.budget_minor),
  spent: formatMoney(row.spent_minor),
  stock: row.stock,
  issued: row.issued_count,
  waiting,
})

type Listed = {
  readonly phase?: PromotionPhase | undefined
  readonly kind?: PromotionKind | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

const listOperatorPromotions =
  (context: PromotionsContext) => async (brandId: number, asked: Listed) => {
    const { database, clock } = context
    const now = clock.now()
    const { before, pageSize, ...filter } = asked
    const waiting = await countApplying(database.db, brandId)
    const rows = await pagePromotions(database.db, {
      brandId,
      now,
      ...filter,
      before: readNumber(before),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    const promotions = shown.map((row) => presentPromotion(row, waiting.get(row.id) ?? 0, now))
    return { promotions, next }
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
    return presentPromotion(row, waiting.get(promotionId) ?? 0, clock.now())
  }

export const createOperatorPromotions = (
  context: PromotionsContext,
  { readPicture }: Pick<Applications, 'readPicture'>,
) => {
  return {
    listPromotionEntries: listPromotionEntries(context),

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
