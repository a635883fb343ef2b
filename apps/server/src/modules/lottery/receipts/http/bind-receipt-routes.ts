import * as tickets from '@trevo/contract/wps/lottery/tickets.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { TicketReceipts } from '../service/ticket-receipts.ts'

/** Receipts and their proofs. */
export const bindReceiptRoutes = (route: Route, receipts: TicketReceipts): void => {
  route(tickets.showReceipt, ({ actor, params }) =>
    receipts.showReceipt(actor.memberId, BigInt(params.id)),
  )
  route(tickets.printReceipt, ({ actor, params, brand, language, visitor }) =>
    receipts.printReceipt({
      memberId: actor.memberId,
      ticketId: BigInt(params.id),
      language,
      reader: { language, brandLanguage: brand.defaultLanguage },
      brandId: brand.id,
      host: visitor.host,
    }),
  )
  route(tickets.listTicketKeys, () => receipts.listTicketKeys())
  route(tickets.listDrawLeaves, ({ brand, params, query }) =>
    receipts.listDrawLeaves(brand.id, params, query.chunk),
  )
  route(tickets.showTicketProof, ({ brand, params, query }) =>
    receipts.showTicketProof(brand.id, params, query.leaf),
  )
}
