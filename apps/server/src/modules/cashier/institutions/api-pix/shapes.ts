import { z } from 'zod'
import { endOfDay } from '../../common/domain/brasilia-day.ts'
import { lastPayableDay } from '../../common/domain/last-payable-day.ts'
import type { Charge, ReceivedPix, Refund } from '../port.ts'
import { readEach } from '../read-each.ts'
import { AmountShape } from './amounts.ts'
import { InstantShape } from './read-instant.ts'

/**
 * Answers of API Pix 2.9.0. Only the fields we use are declared: clients must tolerate new fields, new values in
 * lists and another order of fields.
 */
const RefundShape = z
  .object({
    id: z.string(),
    rtrId: z.string(),
    valor: AmountShape,
    status: z.string(),
    natureza: z.string().nullish(),
  })
  .transform((refund): Refund => ({
    refundId: refund.id,
    returnId: refund.rtrId,
    amountMinor: refund.valor,
    origin: refund.natureza?.startsWith('MED_') ? 'dispute' : 'ours',
    // An unknown status is not final.
    status:
      refund.status === 'DEVOLVIDO'
        ? 'done'
        : refund.status === 'NAO_REALIZADO'
          ? 'failed'
          : 'processing',
  }))

/** As a text, or as a number that lost its leading zeros. */
const DocumentShape = z.union([z.string(), z.int().min(0).transform(String)])

/** `pagador` is an extension of Trevo's institutions: the standard's Pix does not name the payer. */
const Payer = z
  .object({
    cpf: DocumentShape.nullish(),
    cnpj: DocumentShape.nullish(),
    nome: z.string().nullish(),
  })
  .transform(({ cpf, cnpj, nome }) => {
    const document = cpf || cnpj
    return document ? { document, name: nome ?? '' } : undefined
  })

const PixShape = z
  .object({
    endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
    txid: z.string().max(35).nullish(),
    valor: AmountShape,
    horario: InstantShape,
    // An unreadable payer counts as unknown: an operator reviews it, and the Pix is not lost.
    pagador: Payer.nullish().catch(undefined),
    devolucoes: z.array(z.unknown()).nullish(),
  })
  .transform((pix): ReceivedPix => ({
    endToEndId: pix.endToEndId,
    txid: pix.txid || undefined,
    amountMinor: pix.valor,
    paidAt: pix.horario,
    payer: pix.pagador ?? undefined,
    refunds: readEach(RefundShape, pix.devolucoes ?? [], 'refund').read,
  }))

const chargeShape = <Calendar extends { criacao: Date }>(
  calendar: z.ZodType<Calendar>,
  expiresAtOf: (calendar: Calendar) => Date,
) =>
  z
    .object({
      txid: z.string(),
      // An unknown status is not final.
      status: z.string().nullish(),
      calendario: calendar,
      valor: z.object({ original: AmountShape }),
      loc: z.object({ location: z.string().nullish() }).nullish(),
      location: z.string().nullish(),
    })
    .transform(({ txid, status: told, calendario, valor, loc, location }, context): Charge => {
      const place = loc?.location ?? location ?? undefined
      const status = told ?? 'ATIVA'
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
  z.object({ criacao: InstantShape, expiracao: z.int().positive() }),
  ({ criacao, expiracao }) => new Date(criacao.getTime() + expiracao * 1000),
)

const DatedChargeShape = chargeShape(
  z.object({
    criacao: InstantShape,
    dataDeVencimento: z.iso.date(),
    // The standard's own default is 30.
    validadeAposVencimento: z.int().min(0).nullish(),
  }),
  ({ dataDeVencimento, validadeAposVencimento }) =>
    endOfDay(lastPayableDay(dataDeVencimento, validadeAposVencimento ?? 30)),
)

const Parameters = z.object({
  paginacao: z.object({ quantidadeDePaginas: z.int() }),
})

const PixListShape = z.object({
  parametros: Parameters,
  pix: z.array(z.unknown()).nullish(),
})

/** The refunds of a list's Pix, as received. */
export const WithRefunds = z
  .object({ devolucoes: z.array(z.unknown()) })
  .transform(({ devolucoes }) => devolucoes)

export const apiPixShapes = {
  charge: ChargeShape,
  datedCharge: DatedChargeShape,
  pix: PixShape,
  chargeList: z.object({ parametros: Parameters, cobs: z.array(z.unknown()).nullish() }),
  pixList: PixListShape,
  refund: RefundShape,
  token: z.object({ access_token: z.string(), expires_in: z.number().default(300) }),
  problem: z.object({ type: z.string().default(''), detail: z.string().default('') }),
}
