import type {
  InstantOrder,
  InstantOrderHead,
  ProvenInstantTicket,
} from '@trevo/contract/wps/lottery/instant.ts'
import { prizeOfTier, proveTicket } from '@trevo/lottery-rules/instant/edition.ts'
import { labelOf } from '../domain/edition-view.ts'
import type { OrderOfEdition } from '../repository/instant-orders.ts'
import type { LoadedEdition } from './edition-tickets.ts'

export const presentHead = (row: OrderOfEdition): InstantOrderHead => ({
  orderId: String(row.id),
  editionId: row.edition_id,
  gameId: row.game_id,
  gameCode: row.code,
  names: row.names,
  look: row.look,
  label: labelOf(row.code, row.number),
  number: row.number,
  priceMinor: String(row.price_minor),
  firstTicket: row.first_ticket,
  ticketCount: row.ticket_count,
  stakeMinor: String(row.stake_minor),
  prizeMinor: String(row.prize_minor),
  placedAt: row.placed_at.toISOString(),
  isClosed: row.state === 'closed',
})

const ticketAt = (
  { prizes }: Pick<OrderOfEdition, 'prizes'>,
  loaded: LoadedEdition,
  ticket: number,
): ProvenInstantTicket => {
  const proof = proveTicket(loaded, ticket)
  return {
    edition: loaded.label,
    ticket,
    prizeMinor: prizeOfTier({ prizes }, loaded.tiers[ticket - 1] ?? 0),
    salt: loaded.saltOf(ticket),
    proof: { ...proof, path: [...proof.path] },
  }
}

/** An order with its tickets, each with its way to the published root. */
export const presentOrder = (row: OrderOfEdition, loaded: LoadedEdition): InstantOrder => ({
  ...presentHead(row),
  tickets: Array.from({ length: row.ticket_count }, (_, index) =>
    ticketAt(row, loaded, row.first_ticket + index),
  ),
})
