import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { z } from 'zod'
import type { PayeeTarget, Payout, PayoutInstitution, PayoutPart } from '../payout-port.ts'
import type { UnreadableElement } from '../port.ts'
import { readEach } from '../read-each.ts'
import { amountText, AmountShape } from './amounts.ts'
import type { ApiPixClient, Call } from './client.ts'
import { InstantShape } from './read-instant.ts'
import { readPages } from './read-pages.ts'
import { undefinedIfUnknown } from './undefined-if-unknown.ts'

const statusOf: Readonly<Record<string, Payout['status']>> = {
  AGUARDANDO_CONFIRMACAO: 'awaiting',
  REALIZADO: 'settled',
  NAO_REALIZADO: 'rejected',
  DEVOLVIDO: 'returned',
}

const partStatusOf: Readonly<Record<string, PayoutPart['status']>> = {
  RECEBIDA: 'received',
  NAO_RECEBIDA: 'disputed',
  COMPROVADA: 'proved',
  NAO_PAGA: 'unpaid',
}

const failureOf: Readonly<Record<string, PayoutFailure>> = {
  CHAVE_INEXISTENTE: 'key_unknown',
  TITULAR_DIVERGENTE: 'holder_differs',
  CONTA_ENCERRADA: 'account_closed',
}

const PartShape = z
  .object({
    id: z.string().min(1).max(35),
    valor: AmountShape,
    endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
    status: z.string(),
    horario: InstantShape,
  })
  .transform((part): PayoutPart => ({
    partId: part.id,
    amountMinor: part.valor,
    endToEndId: part.endToEndId,
    sentAt: part.horario,
    status: partStatusOf[part.status] ?? 'sent',
  }))

type ReadPayout = { readonly payout: Payout; readonly unreadable: readonly UnreadableElement[] }

/** An unknown status does not end a payout. */
const PayoutShape = z
  .object({
    id: z.string(),
    valor: AmountShape,
    status: z.string(),
    horario: z.object({ solicitacao: InstantShape }),
    endToEndId: z.string().nullish(),
    motivo: z.string().nullish(),
    partes: z.array(z.unknown()).nullish(),
  })
  .transform((told): ReadPayout => {
    const { read: parts, unreadable } = readEach(PartShape, told.partes ?? [], 'part')
    const payout: Payout = {
      payoutId: told.id,
      status: statusOf[told.status] ?? 'processing',
      amountMinor: told.valor,
      requestedAt: told.horario.solicitacao,
      endToEndId: told.endToEndId ?? undefined,
      failure: failureOf[told.motivo ?? ''],
      reason: told.motivo ?? undefined,
      parts,
    }
    return { payout, unreadable }
  })

const PayoutListShape = z.object({
  parametros: z.object({
    paginacao: z.object({ quantidadeDePaginas: z.int().min(0) }),
  }),
  pagamentos: z.array(z.unknown()).nullish(),
})

const HolderShape = z
  .object({ titular: z.object({ cpf: z.string(), nome: z.string() }) })
  .transform(({ titular }) => ({ document: titular.cpf, name: titular.nome }))

const accountWords = {
  checking: 'CORRENTE',
  savings: 'POUPANCA',
  payment: 'PAGAMENTO',
} as const

const targetOf = (target: PayeeTarget) =>
  target.kind === 'pix'
    ? { chave: target.key }
    : {
        ispb: target.bankCode,
        agencia: target.branch,
        conta: target.accountNumber,
        tipoConta: accountWords[target.accountType],
      }

/** The payout service that our institutions offer besides API Pix, over the same connection. */
export const createApiPayouts = (client: ApiPixClient): PayoutInstitution => {
  const pathOf = (payoutId: string) => `/pagamentos/${payoutId}`
  const callForPayout = async (call: Omit<Call<z.ZodType>, 'shape'>): Promise<Payout> => {
    const { payout, unreadable } = await client.call({ ...call, shape: PayoutShape })
    await client.keepUnreadable(unreadable)
    return payout
  }
  return {
    findKeyHolder: (key) =>
      undefinedIfUnknown(
        client.call({
          method: 'GET',
          path: `/dict/${encodeURIComponent(key)}`,
          shape: HolderShape,
        }),
      ),

    requestPayout: ({ payoutId, channel, amountMinor, target, payee }) =>
      callForPayout({
        method: 'PUT',
        path: pathOf(payoutId),
        body: {
          modalidade: channel === 'peer' ? 'ENTRE_PESSOAS' : 'PIX',
          valor: amountText(amountMinor),
          destino: targetOf(target),
          favorecido: { cpf: payee.document, nome: payee.name },
        },
      }),

    findPayout: (payoutId) =>
      undefinedIfUnknown(callForPayout({ method: 'GET', path: pathOf(payoutId) })),

    cancelPayout: (payoutId) => callForPayout({ method: 'DELETE', path: pathOf(payoutId) }),

    listPayouts: async ({ from, until, isReturned }) => {
      const items = await readPages(
        { from, until, now: client.now },
        isReturned ? { status: 'DEVOLVIDO' } : {},
        (query) =>
          client.call({ method: 'GET', path: `/pagamentos?${query}`, shape: PayoutListShape }),
        ({ pagamentos }) => pagamentos ?? [],
      )
      const { read, unreadable } = readEach(PayoutShape, items, 'payout')
      await client.keepUnreadable([...unreadable, ...read.flatMap((one) => one.unreadable)])
      return read.map(({ payout }) => payout)
    },

    answerPart: (payoutId, partId, answer) =>
      callForPayout({
        method: 'PUT',
        path: `${pathOf(payoutId)}/partes/${partId}`,
        body: { resultado: answer === 'received' ? 'RECEBIDA' : 'NAO_RECEBIDA' },
      }),
  }
}
