import type { InstantOrder } from '@trevo/contract/wps/lottery/instant.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { recordSettled } from '../../../bets/index.ts'
import { instantPrizePaid, instantStakeTaken } from '../../common/domain/transfers.ts'
import { labelOf, type EditionWithGame } from '../domain/edition-view.ts'
import {
  closeEdition,
  findEdition,
  lockEdition,
  openReadyEdition,
  saveSale,
} from '../repository/instant-editions.ts'
import {
  findInstantOrder,
  findOrderByClient,
  insertInstantOrder,
} from '../repository/instant-orders.ts'
import type { InstantEditionRow, InstantOrderRow } from '../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { LoadedEdition, LoadTickets } from './edition-tickets.ts'
import { presentOrder } from './present-order.ts'

export type InstantOrderDraft = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly editionId: number
  readonly tickets: number
}

const orderClaim = 'lottery.instant'

/** @throws Refusal for another order under the same id. */
const requireSame = (known: InstantOrderRow, draft: InstantOrderDraft): InstantOrderRow => {
  if (known.edition_id !== draft.editionId || known.ticket_count !== draft.tickets) {
    throw new Refusal('request.id_reused', { id: draft.clientId })
  }
  return known
}

/** @throws Refusal `lottery.instant_closed`, `lottery.instant_left` */
const requireOnSale = (edition: InstantEditionRow | undefined, wanted: number, now: Date) => {
  if (edition?.state !== 'open' || !edition.closes_at || now >= edition.closes_at) {
    throw new Refusal('lottery.instant_closed')
  }
  const left = edition.ticket_count - edition.sold_count
  if (wanted > left) throw new Refusal('lottery.instant_left', { left })
  return edition
}

type Sale = Pick<InstantEditionRow, 'sold_count' | 'won_counts'> & { readonly prizeMinor: bigint }

/** What the next tickets win, and the counts of the edition after them. */
const sell = (edition: InstantEditionRow, { tiers }: LoadedEdition, tickets: number): Sale => {
  const from = edition.sold_count
  const wonCounts = [...edition.won_counts]
  let prizeMinor = 0n
  for (const tier of tiers.subarray(from, from + tickets)) {
    if (tier === 0) continue
    wonCounts[tier - 1] = (wonCounts[tier - 1] ?? 0) + 1
    prizeMinor += BigInt(edition.prizes[tier - 1]?.amountMinor ?? '0')
  }
  return { sold_count: from + tickets, won_counts: wonCounts, prizeMinor }
}

/** Order, stake, prize and the settled bet, in the caller's transaction under the lock of the edition. */
const place = async (
  { wallet }: LotteryContext,
  tx: Tx,
  { memberId, clientId, tickets }: InstantOrderDraft,
  sold: {
    readonly edition: InstantEditionRow
    readonly code: string
    readonly sale: Sale
    readonly now: Date
  },
): Promise<void> => {
  const { edition, code, sale, now } = sold
  const stakeMinor = edition.price_minor * BigInt(tickets)
  const orderId = await insertInstantOrder(tx, {
    member_id: memberId,
    client_id: clientId,
    edition_id: edition.id,
    first_ticket: edition.sold_count + 1,
    ticket_count: tickets,
    stake_minor: stakeMinor,
    prize_minor: sale.prizeMinor,
    placed_at: now,
  })
  const drawNumber = labelOf(code, edition.number)
  const order = { memberId, orderId, gameId: edition.game_id, drawNumber }
  const stake = instantStakeTaken({ ...order, amountMinor: stakeMinor })
  await wallet.postInTx(tx, stake)
  if (sale.prizeMinor > 0n) {
    await wallet.postInTx(tx, instantPrizePaid({ ...order, amountMinor: sale.prizeMinor }))
  }
  await recordSettled(tx, [
    {
      memberId,
      source: stake.source,
      txnId: stake.txnId,
      product: 'lottery',
      nodeId: edition.game_id,
      roundId: drawNumber,
      money: 'real',
      stakeMinor,
      backMinor: 0n,
      validMinor: stakeMinor,
      paidMinor: sale.prizeMinor,
      wonFromPlayersMinor: 0n,
      state: 'settled',
      placedAt: now,
      settledAt: now,
    },
  ])
}

const buy = (
  context: LotteryContext,
  draft: InstantOrderDraft,
  found: EditionWithGame,
  loaded: LoadedEdition,
): Promise<void> =>
  context.database.inTx(async (tx) => {
    const { memberId, clientId, editionId, tickets } = draft
    await context.wallet.claimClientId(tx, orderClaim, { memberId, clientId })
    const locked = await lockEdition(tx, editionId)
    // Read under the lock: of two that race, the second one finds the first.
    const known = await findOrderByClient(tx, memberId, clientId)
    if (known) return void requireSame(known, draft)
    const now = context.clock.now()
    const edition = requireOnSale(locked, tickets, now)
    const sale = sell(edition, loaded, tickets)
    await saveSale(tx, editionId, {
      ...sale,
      paid_minor: edition.paid_minor + sale.prizeMinor,
    })
    await place(context, tx, draft, { edition, code: found.code, sale, now })
    if (sale.sold_count < edition.ticket_count) return
    await closeEdition(tx, editionId, 'sold_out', now)
    await openReadyEdition(tx, edition.game_id, now)
  })

/**
 * Sells the next tickets of an edition: stake, tickets and prizes in one commit under the lock of the edition. The
 * last one closes it and puts the next edition on sale. A retry gets the same tickets, in every later state.
 */
export const createBuyInstantTickets =
  (context: LotteryContext, loadTickets: LoadTickets) =>
  async (draft: InstantOrderDraft): Promise<InstantOrder> => {
    const { db } = context.database
    const found = await findEdition(db, draft.brandId, draft.editionId)
    if (!found) throw new Refusal('lottery.instant_unknown')
    const before = await findOrderByClient(db, draft.memberId, draft.clientId)
    if (before) requireSame(before, draft)
    else if (found.state !== 'open') throw new Refusal('lottery.instant_closed')
    // Seconds of work at the first sale in this copy, so never under the lock.
    const loaded = await loadTickets(found)
    if (!before) await buy(context, draft, found, loaded)
    const placed = before ?? (await findOrderByClient(db, draft.memberId, draft.clientId))
    const row = placed && (await findInstantOrder(db, draft.memberId, placed.id))
    if (!row) throw new Error('lottery: an instant order is missing')
    return presentOrder(row, loaded)
  }
