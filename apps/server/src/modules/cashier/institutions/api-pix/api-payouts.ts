import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { z } from 'zod'
import type { PayeeTarget, Payout, PayoutInstitution, PayoutPart } from '../payout-port.ts'
import { amountText, AmountShape } from './amounts.ts'
import type { ApiPixClient } from './client.ts'
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
    horario: z.iso.datetime({ offset: true }),
  })
  .transform((part): PayoutPart => ({
    partId: part.id,
    amountMinor: part.valor,
    endToEndId: part.endToEndId,
    sentAt: new Date(part.horario),
    status: partStatusOf[part.status] ?? 'sent',
  }))

/** A status that we do not know yet does not end a payout. */
export const PayoutShape = z
  .object({
    id: z.string(),
    valor: AmountShape,
    status: z.string(),
    horario: z.object({ solicitacao: z.iso.datetime({ offset: true }) }),
    endToEndId: z.string().optional(),
    motivo: z.string().optional(),
    partes: z.array(PartShape).default([]),
  })
  .transform((payout): Payout => ({
    payoutId: payout.id,
    status: statusOf[payout.status] ?? 'processing',
    amountMinor: payout.valor,
    requestedAt: new Date(payout.horario.solicitacao),
    endToEndId: payout.endToEndId,
    failure: failureOf[payout.motivo ?? ''],
    reason: payout.motivo,
    parts: payout.partes,
  }))

const PayoutListShape = z.object({
  parametros: z.object({
    paginacao: z.object({ quantidadeDePaginas: z.int().min(0) }),
  }),
  pagamentos: z.array(PayoutShape),
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

/** The payout service that our institutions offer beside API Pix, over the same connection. */
export const createApiPayouts = (client: ApiPixClient): PayoutInstitution => {
  const pathOf = (payoutId: string) => `/pagamentos/${payoutId}`
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
      client.call({
        method: 'PUT',
        path: pathOf(payoutId),
        body: {
          modalidade: channel === 'peer' ? 'ENTRE_PESSOAS' : 'PIX',
          valor: amountText(amountMinor),
          destino: targetOf(target),
          favorecido: { cpf: payee.document, nome: payee.name },
        },
        shape: PayoutShape,
      }),

    findPayout: (payoutId) =>
      undefinedIfUnknown(
        client.call({ method: 'GET', path: pathOf(payoutId), shape: PayoutShape }),
      ),

    cancelPayout: (payoutId) =>
      client.call({ method: 'DELETE', path: pathOf(payoutId), shape: PayoutShape }),

    listPayouts: ({ from, until, isReturned }) =>
      readPages(
        { from, until },
        isReturned ? { status: 'DEVOLVIDO' } : {},
        (query) =>
          client.call({ method: 'GET', path: `/pagamentos?${query}`, shape: PayoutListShape }),
        ({ pagamentos }) => pagamentos,
      ),

    answerPart: (payoutId, partId, answer) =>
      client.call({
        method: 'PUT',
        path: `${pathOf(payoutId)}/partes/${partId}`,
        body: { resultado: answer === 'received' ? 'RECEBIDA' : 'NAO_RECEBIDA' },
        shape: PayoutShape,
      }),
  }
}
