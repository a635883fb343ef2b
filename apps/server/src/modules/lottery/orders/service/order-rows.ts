import { createHash } from 'node:crypto'
import { hashOfSlip, leafOf } from '../../draws/domain/draw-engine.ts'
import type { Exposure } from '../domain/exposures.ts'
import type { ReadOrder } from '../domain/read-order.ts'
import type { Setup } from '../../lotteries/repository/games.ts'
import type { NewOrder, NewTicket } from '../repository/order-sets.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import type { OwnSeries } from '../../lotteries/service/read-series.ts'

export type OrderDraft = {
  readonly memberId: bigint
  readonly brandId: number
  /** Chosen by the page; contents of one message share the id and have separate parts. */
  readonly clientId: string
  readonly part?: number
  readonly gameId: number
  readonly slip: string
  readonly prizeModeId: number
  /** For one draw at multiple 1, as the page added it up; undefined if it shows none. */
  readonly amountMinor?: bigint
  /** The draw, or the first one of a trace. */
  readonly drawNumber: string
  /** For a trace: multiples of this draw and those after it; 0 skips one. */
  readonly multiples?: readonly number[]
  readonly stopsOnWin: boolean
  readonly abandons: boolean
}

/** A draw of an order, and its multiple. */
export type Planned = { readonly draw: DrawRow; readonly multiple: number }

/** Everything that an order is written from. */
export type Parts = {
  readonly game: GameRow
  readonly setup: Setup
  readonly order: ReadOrder
  readonly above: OwnSeries['above']
  readonly planned: readonly Planned[]
  /** What it adds to lines that close automatically. */
  readonly exposures: readonly Exposure[]
}

/** The content of an order besides its owner: the same id with different content is refused. */
export const fingerprintOf = (draft: OrderDraft): string => {
  const { brandId, part, gameId, slip, prizeModeId, amountMinor, drawNumber, multiples } = draft
  const content = [brandId, part, gameId, slip, prizeModeId, drawNumber, multiples]
  const rest = [String(amountMinor), draft.stopsOnWin, draft.abandons]
  return createHash('sha256')
    .update(JSON.stringify([...content, ...rest]))
    .digest('hex')
}

/** For a complete order. */
const noShares = { shared_ticket_id: null, share_first: null, share_count: null, share_of: null }

/** The tickets of an order, with their leaves. */
export const ticketsOf = (
  draft: OrderDraft,
  { game, order, planned }: Parts,
  orderId: bigint,
  now: Date,
): readonly NewTicket[] => {
  const slip = hashOfSlip(draft.slip)
  const isTrace = draft.multiples !== undefined
  return planned.map(({ draw, multiple }, index) => {
    const times = BigInt(multiple)
    const trace = isTrace ? index + 1 : 0
    const stakeMinor = order.stakeMinor * times
    return {
      member_id: draft.memberId,
      order_id: orderId,
      trace_number: trace,
      draw_id: draw.id,
      game_id: game.id,
      multiple,
      stake_minor: stakeMinor,
      rebate_minor: order.rebateMinor * times,
      shared_minor: order.sharedMinor * times,
      is_held: isTrace,
      leaf: leafOf({
        game: game.code,
        draw: draw.draw_number,
        order: draft.clientId,
        part: draft.part ?? 0,
        trace,
        multiple,
        stakeMinor: String(stakeMinor),
        prizeModeId: draft.prizeModeId,
        placedAt: now.toISOString(),
        slip,
      }),
      placed_at: now,
    }
  })
}

export const orderRow = (draft: OrderDraft, parts: Parts, now: Date): NewOrder => {
  const { game, order, above, planned } = parts
  return {
    member_id: draft.memberId,
    brand_id: draft.brandId,
    game_id: game.id,
    client_id: draft.clientId,
    part: draft.part ?? 0,
    fingerprint: fingerprintOf(draft),
    prize_mode_id: draft.prizeModeId,
    slip: draft.slip,
    odds_return_bp: order.terms.oddsReturnBp,
    item_count: order.lines.length,
    stakes_count: order.stakesCount,
    stake_minor: order.stakeMinor,
    is_trace: draft.multiples !== undefined,
    stops_on_win: draft.stopsOnWin,
    abandons: draft.abandons,
    ticket_count: planned.length,
    plan_minor: planned.reduce(
      (sum, { multiple }) => sum + order.stakeMinor * BigInt(multiple),
      0n,
    ),
    first_draw_id: planned[0]?.draw.id ?? 0n,
    last_draw_number: planned.at(-1)?.draw.draw_number ?? '',
    upline_ids: above.map(({ memberId }) => memberId),
    upline_shares: above.map(({ share }) => share),
    ...noShares,
    placed_at: now,
  }
}
