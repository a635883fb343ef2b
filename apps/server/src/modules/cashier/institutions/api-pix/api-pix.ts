import { z } from 'zod'
import { amountText } from './amounts.ts'
import type { ApiPixClient } from './client.ts'
import { apiPixShapes } from './shapes.ts'
import { InstitutionRefusal, type ChargeOrder, type Institution } from '../port.ts'
import { readPages } from './read-pages.ts'

/** Not found is an answer too. */
export const undefinedIfUnknown = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch((error: unknown) => {
    if (
      error instanceof InstitutionRefusal &&
      /NaoEncontrad[oa]$|^status 404$/.test(error.problemType)
    ) {
      return undefined
    }
    throw error
  })

const commonBody = ({ amountMinor, payerNote, debtor }: ChargeOrder, pixKey: string) => ({
  ...(debtor && { devedor: { cpf: debtor.cpf, nome: debtor.name } }),
  valor: { original: amountText(amountMinor) },
  chave: pixKey,
  solicitacaoPagador: payerNote.slice(0, 140),
})

const immediateBody = (order: ChargeOrder, lifeSec: number, pixKey: string) => {
  const common = commonBody(order, pixKey)
  return {
    ...common,
    calendario: { expiracao: lifeSec },
    valor: { ...common.valor, modalidadeAlteracao: 0 },
  }
}

// Without days of grace: what comes after the due day is late and goes back.
const datedBody = (order: ChargeOrder, dueOn: string, pixKey: string) => ({
  ...commonBody(order, pixKey),
  calendario: { dataDeVencimento: dueOn, validadeAposVencimento: 0 },
})

/** The central bank's API Pix 2.9.0 as our institution port. */
export const createApiPix = (client: ApiPixClient, pixKey: string): Institution => ({
  name: 'api-pix',

  createCharge: (order) =>
    'dueOn' in order.life
      ? client.call({
          method: 'PUT',
          path: `/cobv/${order.txid}`,
          body: datedBody(order, order.life.dueOn, pixKey),
          shape: apiPixShapes.datedCharge,
        })
      : client.call({
          method: 'PUT',
          path: `/cob/${order.txid}`,
          body: immediateBody(order, order.life.sec, pixKey),
          shape: apiPixShapes.charge,
        }),

  cancelCharge: async ({ txid, isDated }) => {
    const path = isDated ? `/cobv/${txid}` : `/cob/${txid}`
    const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
    await client.call({ method: 'PATCH', path, body, shape: z.unknown() })
  },

  findCharge: ({ txid, isDated }) =>
    undefinedIfUnknown(
      isDated
        ? client.call({ method: 'GET', path: `/cobv/${txid}`, shape: apiPixShapes.datedCharge })
        : client.call({ method: 'GET', path: `/cob/${txid}`, shape: apiPixShapes.charge }),
    ),

  findPayment: (endToEndId) =>
    undefinedIfUnknown(
      client.call({ method: 'GET', path: `/pix/${endToEndId}`, shape: apiPixShapes.pix }),
    ),

  listPayments: ({ txid, hasRefunds, ...span }) =>
    readPages(
      span,
      {
        ...(txid !== undefined && { txid }),
        ...(hasRefunds !== undefined && { devolucaoPresente: String(hasRefunds) }),
      },
      (query) => client.call({ method: 'GET', path: `/pix?${query}`, shape: apiPixShapes.pixList }),
      ({ pix }) => pix,
    ),

  listCharges: async (span) => {
    const immediate = await readPages(
      span,
      {},
      (query) =>
        client.call({ method: 'GET', path: `/cob?${query}`, shape: apiPixShapes.chargeList }),
      ({ cobs }) => cobs,
    )
    const dated = await readPages(
      span,
      {},
      (query) =>
        client.call({ method: 'GET', path: `/cobv?${query}`, shape: apiPixShapes.datedChargeList }),
      ({ cobs }) => cobs,
    )
    return [...immediate, ...dated]
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
