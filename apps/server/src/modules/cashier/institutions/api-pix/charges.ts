import { z } from 'zod'
import type { ChargeOrder, Institution } from '../port.ts'
import { readEach } from '../read-each.ts'
import { amountText } from './amounts.ts'
import type { ApiPixClient } from './client.ts'
import { readPages } from './read-pages.ts'
import { apiPixShapes } from './shapes.ts'
import { undefinedIfUnknown } from './undefined-if-unknown.ts'

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

// Without days of grace: a payment after the due day, or after the business day to which a due day on a weekend or
// bank holiday moves, is late and is returned.
const datedBody = (order: ChargeOrder, dueOn: string, pixKey: string) => ({
  ...commonBody(order, pixKey),
  calendario: { dataDeVencimento: dueOn, validadeAposVencimento: 0 },
})

type Charges = Pick<Institution, 'createCharge' | 'cancelCharge' | 'findCharge' | 'listCharges'>

/** Charges of API Pix: `cob` is paid at once, `cobv` until a due day. */
export const chargesOf = (client: ApiPixClient, pixKey: string): Charges => ({
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

  listCharges: async (span) => {
    const list = (kind: 'cob' | 'cobv') =>
      readPages(
        { ...span, now: client.now },
        {},
        (query) =>
          client.call({ method: 'GET', path: `/${kind}?${query}`, shape: apiPixShapes.chargeList }),
        ({ cobs }) => cobs ?? [],
      )
    const immediate = readEach(apiPixShapes.charge, await list('cob'), 'charge')
    const dated = readEach(apiPixShapes.datedCharge, await list('cobv'), 'charge')
    await client.keepUnreadable([...immediate.unreadable, ...dated.unreadable])
    return [...immediate.read, ...dated.read]
  },
})
