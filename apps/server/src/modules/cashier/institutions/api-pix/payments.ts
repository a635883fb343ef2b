import type { Institution } from '../port.ts'
import { readEach } from '../read-each.ts'
import { amountText } from './amounts.ts'
import type { ApiPixClient } from './client.ts'
import { readPages } from './read-pages.ts'
import { apiPixShapes, WithRefunds } from './shapes.ts'
import { undefinedIfUnknown } from './undefined-if-unknown.ts'

type Payments = Pick<Institution, 'findPayment' | 'listPayments' | 'requestRefund' | 'findRefund'>

/** Received Pix of API Pix, and their refunds (`devolucao`). */
export const paymentsOf = (client: ApiPixClient): Payments => ({
  findPayment: (endToEndId) =>
    undefinedIfUnknown(
      client.call({ method: 'GET', path: `/pix/${endToEndId}`, shape: apiPixShapes.pix }),
    ),

  listPayments: async ({ txid, hasRefunds, ...span }) => {
    const items = await readPages(
      { ...span, now: client.now },
      {
        ...(txid !== undefined && { txid }),
        ...(hasRefunds !== undefined && { devolucaoPresente: String(hasRefunds) }),
      },
      (query) => client.call({ method: 'GET', path: `/pix?${query}`, shape: apiPixShapes.pixList }),
      ({ pix }) => pix ?? [],
    )
    const { read, unreadable } = readEach(apiPixShapes.pix, items, 'pix')
    const refunds = readEach(WithRefunds, items, 'refund').read.flat()
    const { unreadable: ofRefunds } = readEach(apiPixShapes.refund, refunds, 'refund')
    await client.keepUnreadable([...unreadable, ...ofRefunds])
    return read
  },

  requestRefund: ({ endToEndId, refundId, amountMinor, note }) =>
    client.call({
      method: 'PUT',
      path: `/pix/${endToEndId}/devolucao/${refundId}`,
      body: { valor: amountText(amountMinor), natureza: 'ORIGINAL', descricao: note.slice(0, 140) },
      shape: apiPixShapes.refund,
    }),

  findRefund: (endToEndId, refundId) =>
    undefinedIfUnknown(
      client.call({
        method: 'GET',
        path: `/pix/${endToEndId}/devolucao/${refundId}`,
        shape: apiPixShapes.refund,
      }),
    ),
})
