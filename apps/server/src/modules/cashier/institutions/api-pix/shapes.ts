import { z } from 'zod'
import { endOfDay } from '../../common/domain/brasilia-day.ts'
import { lastPayableDay } from '../../common/domain/last-payable-day.ts'
import type { Charge, ReceivedPix, Refund } from '../port.ts'
import { AmountShape } from './amounts.ts'

/**
 * Answers of API Pix 2.9.0. Only what we use is named: clients must tolerate new fields, new values
 * in lists and another order of fields.
 */
const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const RefundShape = z
  .object({
    id: z.string(),
    rtrId: z.string(),
    valor: AmountShape,
    status: z.string(),
    natureza: z.string().optional(),
  })
  .transform((refund): Refund => ({
    refundId: refund.id,
    returnId: refund.rtrId,
    amountMinor: refund.valor,
    origin: refund.natureza?.startsWith('MED_') ? 'dispute' : 'ours',
    // A status that we do not know yet is no end.
    status:
      refund.status === 'DEVOLVIDO'
        ? 'done'
        : refund.status === 'NAO_REALIZADO'
          ? 'failed'
          : 'processing',
  }))

/** `pagador` is our institutions' extension: the standard's Pix does not say who paid. */
const Payer = z
  .object({ cpf: z.string().optional(), cnpj: z.string().optional(), nome: z.string().default('') })
  .transform(({ cpf, cnpj, nome }) => {
    const document = cpf ?? cnpj
    return document === undefined ? undefined : { document, name: nome }
  })

const PixShape = z
  .object({
    endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
    txid: z.string().max(35).optional(),
    valor: AmountShape,
    horario: Moment,
    pagador: Payer.optional(),
    devolucoes: z.array(RefundShape).default([]),
  })
  .transform((pix): ReceivedPix => ({
    endToEndId: pix.endToEndId,
    txid: pix.txid,
    amountMinor: pix.valor,
    paidAt: pix.horario,
    payer: pix.pagador,
    refunds: pix.devolucoes,
  }))

const chargeShape = <Calendar extends { criacao: Date }>(
  calendar: z.ZodType<Calendar>,
  expiresAtOf: (calendar: Calendar) => Date,
) =>
  z
    .object({
      txid: z.string(),
      // A status that we do not know yet is no end.
      status: z.string().default('ATIVA'),
      calendario: calendar,
      valor: z.object({ original: AmountShape }),
      loc: z.object({ location: z.string() }).optional(),
      location: z.string().optional(),
    })
    .transform(({ txid, status, calendario, valor, loc, location }, context): Charge => {
      const place = loc?.location ?? location
      if (place === undefined) {
        context.addIssue({ code: 'custom', message: 'a charge without location cannot be paid' })
        return z.NEVER
      }
      return {
        txid,
        amountMinor: valor.original,
        location: place.replace(/^https?:\/\//, ''),
        createdAt: calendario.criacao,
        expiresAt: expiresAtOf(calendario),
        isPayable: status !== 'CONCLUIDA' && !status.startsWith('REMOVIDA_'),
      }
    })

const ChargeShape = chargeShape(
  z.object({ criacao: Moment, expiracao: z.int().positive() }),
  ({ criacao, expiracao }) => new Date(criacao.getTime() + expiracao * 1000),
)

const DatedChargeShape = chargeShape(
  z.object({
    criacao: Moment,
    dataDeVencimento: z.iso.date(),
    // The standard's own default.
    validadeAposVencimento: z.int().min(0).default(30),
  }),
  ({ dataDeVencimento, validadeAposVencimento }) =>
    endOfDay(lastPayableDay(dataDeVencimento, validadeAposVencimento)),
)

const Parameters = z.object({
  paginacao: z.object({ paginaAtual: z.int(), quantidadeDePaginas: z.int() }),
})

const PixListShape = z.object({
  parametros: Parameters,
  pix: z.array(PixShape).default([]),
})

export const apiPixShapes = {
  charge: ChargeShape,
  datedCharge: DatedChargeShape,
  pix: PixShape,
  chargeList: z.object({ parametros: Parameters, cobs: z.array(ChargeShape).default([]) }),
  datedChargeList: z.object({
    parametros: Parameters,
    cobs: z.array(DatedChargeShape).default([]),
  }),
  pixList: PixListShape,
  refund: RefundShape,
  token: z.object({ access_token: z.string(), expires_in: z.number().default(300) }),
  problem: z.object({ type: z.string().default(''), detail: z.string().default('') }),
}
