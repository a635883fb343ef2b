import { toCentavos } from '@trevo/money/money.ts'
import { z } from 'zod'
import type { ApiPixClient } from './api-pix-client.ts'
import { apiPixShapes } from './api-pix-shapes.ts'
import { InstitutionRefusal, type Institution, type ReceivedPix } from './institution.ts'

const amountText = (amountMinor: bigint): string => {
  // Deposits are whole centavos by rule; a fraction here would be our bug, and floor never adds.
  const cents = toCentavos(amountMinor, 'floor').toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

const undefinedIfUnknown = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch((error: unknown) => {
    if (
      error instanceof InstitutionRefusal &&
      /NaoEncontrad[oa]$|^status 404$/.test(error.problemType)
    ) {
      return undefined
    }
    throw error
  })

const pageSize = 100

const windowPath = (from: Date, until: Date, page: number, txid: string | undefined): string => {
  const query = new URLSearchParams({
    inicio: from.toISOString(),
    fim: until.toISOString(),
    'paginacao.paginaAtual': String(page),
    'paginacao.itensPorPagina': String(pageSize),
    ...(txid !== undefined && { txid }),
  })
  return `/pix?${query.toString()}`
}

/** The central bank's API Pix 2.9.0 as our institution port. */
export const createApiPix = (client: ApiPixClient, pixKey: string): Institution => ({
  name: 'api-pix',

  createCharge: ({ txid, amountMinor, lifeSec, payerNote, debtor }) =>
    client.call({
      method: 'PUT',
      path: `/cob/${txid}`,
      body: {
        calendario: { expiracao: lifeSec },
        ...(debtor && { devedor: { cpf: debtor.cpf, nome: debtor.name } }),
        valor: { original: amountText(amountMinor), modalidadeAlteracao: 0 },
        chave: pixKey,
        solicitacaoPagador: payerNote.slice(0, 140),
      },
      shape: apiPixShapes.charge,
    }),

  findCharge: (txid) =>
    undefinedIfUnknown(
      client.call({ method: 'GET', path: `/cob/${txid}`, shape: apiPixShapes.charge }),
    ),

  findPayment: (endToEndId) =>
    undefinedIfUnknown(
      client.call({ method: 'GET', path: `/pix/${endToEndId}`, shape: apiPixShapes.pix }),
    ),

  listPayments: async ({ from, until, txid }) => {
    const found: ReceivedPix[] = []
    for (let page = 0; ; page += 1) {
      const { pix, parametros } = await client.call({
        method: 'GET',
        path: windowPath(from, until, page, txid),
        shape: apiPixShapes.pixList,
      })
      found.push(...pix)
      if (page + 1 >= parametros.paginacao.quantidadeDePaginas) return found
    }
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

  registerWebhook: async (url) => {
    await client.call({
      method: 'PUT',
      path: `/webhook/${encodeURIComponent(pixKey)}`,
      body: { webhookUrl: url },
      shape: z.unknown(),
    })
  },

  close: () => client.close(),
})
