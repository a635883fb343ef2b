import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { Segment, SegmentCount } from '@trevo/contract/ops/giving/segments.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { countSegment, listSome } from '../repository/count-segment.ts'
import {
  isNameTaken,
  listSegments,
  lockSegment,
  removeSegment,
  writeSegment,
  type SegmentRow,
} from '../repository/segments.ts'

type Needs = Pick<PromotionsNeeds, 'database' | 'clock'>
type By = { readonly brandId: number; readonly operator: string }

const examplesMax = 10

const present = (row: SegmentRow, operator: string): Segment => ({
  segmentId: row.segment_id,
  name: row.name,
  conditions: row.conditions,
  isShared: row.is_shared,
  isOwn: row.owner === operator,
  owner: row.owner,
  revision: row.revision,
  savedAt: row.saved_at.toISOString(),
})

const count =
  ({ database, clock }: Needs) =>
  async (brandId: number, conditions: SegmentConditions): Promise<SegmentCount> => {
    const now = clock.now()
    const began = performance.now()
    const counted = await countSegment(database, brandId, conditions, now)
    const tookMs = Math.round(performance.now() - began)
    const examples = await listSome(database.db, { brandId, conditions, now }, examplesMax)
    return {
      count: counted.levels.reduce((sum, level) => sum + level.count, 0),
      leftOut: counted.leftOut,
      all: counted.all,
      levels: [...counted.levels],
      examples: examples.map(({ account, level, lastStakedAt, state }) => ({
        account,
        level,
        lastStakedAt: lastStakedAt?.toISOString() ?? null,
        state,
      })),
      readSince: counted.readSince?.toISOString() ?? null,
      tookMs,
    }
  }

/** Another operator's own segment is as unknown as another brand's. @throws Refusal `segment.unknown` */
const requireUsable = (row: SegmentRow, { brandId, operator }: By): void => {
  if (row.brand_id !== brandId || (!row.is_shared && row.owner !== operator)) {
    throw new Refusal('segment.unknown')
  }
}

const factsOf = ({ name, conditions, is_shared: isShared }: SegmentRow): Facts => ({
  name,
  isShared,
  conditions: JSON.parse(JSON.stringify(conditions)),
})

type Saving = By & {
  readonly segmentId: string
  readonly name: string
  readonly conditions: SegmentConditions
  readonly isShared: boolean
  readonly revision: number
}

const isSame = (row: SegmentRow, { name, conditions, isShared }: Saving): boolean =>
  row.name === name &&
  row.is_shared === isShared &&
  JSON.stringify(row.conditions) === JSON.stringify(conditions)

/** @throws Refusal `segment.unknown`, `segment.changed`, `segment.name_taken` */
const save =
  ({ database, clock }: Needs) =>
  (order: Saving): Promise<Segment> =>
    database.inTx(async (tx) => {
      const known = await lockSegment(tx, order.brandId, order.segmentId)
      if (known) requireUsable(known, order)
      if (known && isSame(known, order)) return present(known, order.operator)
      if (!known && order.revision > 0) throw new Refusal('segment.unknown')
      if (known && known.revision !== order.revision) throw new Refusal('segment.changed')
      const row: SegmentRow = {
        segment_id: order.segmentId,
        brand_id: order.brandId,
        name: order.name,
        conditions: order.conditions,
        is_shared: order.isShared,
        owner: known?.owner ?? order.operator,
        revision: (known?.revision ?? 0) + 1,
        saved_at: clock.now(),
      }
      if (await isNameTaken(tx, row)) throw new Refusal('segment.name_taken')
      await writeSegment(tx, row)
      noteAct({
        target: row.segment_id,
        before: known ? factsOf(known) : {},
        after: factsOf(row),
      })
      return present(row, order.operator)
    })

/** Conditions over members, counted and saved. Who may not be addressed is in none of them. */
export const createSegments = (needs: Needs) => {
  const { database } = needs
  return {
    countSegment: count(needs),

    listSegments: async ({
      brandId,
      operator,
      search,
      before,
      pageSize,
    }: By & {
      readonly search?: string | undefined
      readonly before?: string | undefined
      readonly pageSize: number
    }) => {
      const rows = await listSegments(database.db, {
        brandId,
        owner: operator,
        search,
        before: readCursor(before),
        limit: withExtra(pageSize),
      })
      const { shown, next } = cutPage(rows, pageSize, ({ saved_at: at, segment_id: id }) =>
        writeCursor({ at, id }),
      )
      return { list: shown.map((row) => present(row, operator)), next }
    },

    saveSegment: save(needs),

    /** @throws Refusal `segment.unknown`, `segment.changed` */
    deleteSegment: ({
      segmentId,
      revision,
      ...by
    }: By & { readonly segmentId: string; readonly revision: number }) =>
      database.inTx(async (tx) => {
        const known = await lockSegment(tx, by.brandId, segmentId)
        if (!known) throw new Refusal('segment.unknown')
        requireUsable(known, by)
        if (known.revision !== revision) throw new Refusal('segment.changed')
        await removeSegment(tx, segmentId)
        noteAct({ target: segmentId, before: factsOf(known), after: {} })
        return { segmentId }
      }),
  }
}
export type Segments = ReturnType<typeof createSegments>
