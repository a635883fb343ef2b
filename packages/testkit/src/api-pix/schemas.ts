import { z } from 'zod'

/**
 * The bodies of the central bank's API Pix (2.9.0), transcribed from its published description.
 * Strict: a field that the standard does not name is an error here, though both sides must tolerate
 * one from the other. Our only extension is `pagador`, on received Pix.
 */

const Txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/)
const EndToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/)
const Amount = z.string().regex(/^\d{1,10}\.\d{2}$/)
const Key = z.string().max(77)
const Moment = z.iso.datetime({ offset: true })
const Cpf = z.string().regex(/^\d{11}$/)
const Cnpj = z.string().regex(/^[A-Z0-9]{12}\d{2}$/)
const Count = z.int().min(0)

const Person = z.union([
  z.strictObject({ cpf: Cpf, nome: z.string().max(200) }),
  z.strictObject({ cnpj: Cnpj, nome: z.string().max(200) }),
])
const Additional = z
  .array(z.strictObject({ nome: z.string().max(50), valor: z.string().max(200) }))
  .max(50)
const ChangeableAmount = z.strictObject({
  original: Amount,
  modalidadeAlteracao: z.union([z.literal(0), z.literal(1)]).optional(),
})
const common = {
  chave: Key,
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: Additional.optional(),
}

const CobSolicitada = z.strictObject({
  ...common,
  calendario: z.strictObject({ expiracao: z.int().positive() }).optional(),
  devedor: Person.optional(),
  valor: ChangeableAmount,
})
const CobRevisada = z.strictObject({
  ...common,
  chave: Key.optional(),
  calendario: z.strictObject({ expiracao: z.int().positive() }).optional(),
  devedor: Person.optional(),
  valor: ChangeableAmount.optional(),
  status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional(),
})
const CobVSolicitada = z.strictObject({
  ...common,
  calendario: z.strictObject({
    dataDeVencimento: z.iso.date(),
    validadeAposVencimento: Count.optional(),
  }),
  devedor: Person,
  valor: z.strictObject({ original: Amount }),
})
const CobVRevisada = CobVSolicitada.partial().extend({
  status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional(),
})

const created = {
  ...common,
  txid: Txid,
  revisao: Count,
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  location: z.string().max(77).optional(),
  pixCopiaECola: z.string().max(512).optional(),
}
const locOf = (tipoCob: 'cob' | 'cobv') =>
  z.strictObject({
    id: z.int().positive(),
    location: z.string().max(77),
    tipoCob: z.literal(tipoCob),
    criacao: Moment,
  })

const Devolucao = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  valor: Amount,
  natureza: z
    .enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO'])
    .optional(),
  descricao: z.string().max(140).optional(),
  horario: z.strictObject({ solicitacao: Moment, liquidacao: Moment.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.string().max(140).optional(),
})

const pix = {
  endToEndId: EndToEndId,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  valor: Amount,
  chave: Key.optional(),
  horario: Moment,
  infoPagador: z.string().max(140).optional(),
  devolucoes: z.array(Devolucao).optional(),
}
const StandardPix = z.strictObject(pix)
const PixWithPayer = z.strictObject({ ...pix, pagador: Person.optional() })

const CobGerada = z.strictObject({
  ...created,
  calendario: z.strictObject({ criacao: Moment, expiracao: z.int().positive() }),
  devedor: Person.optional(),
  valor: ChangeableAmount,
  loc: locOf('cob').optional(),
})
const CobVGerada = z.strictObject({
  ...created,
  calendario: z.strictObject({
    criacao: Moment,
    dataDeVencimento: z.iso.date(),
    validadeAposVencimento: Count,
  }),
  devedor: Person,
  recebedor: z.strictObject({
    nome: z.string().max(200),
    nomeFantasia: z.string().max(200).optional(),
    cnpj: Cnpj,
    logradouro: z.string().max(200),
    cidade: z.string().max(200),
    uf: z.string().max(2),
    cep: z.string().max(8),
  }),
  valor: z.strictObject({ original: Amount }),
  loc: locOf('cobv').optional(),
})

const Parametros = z.strictObject({
  inicio: Moment,
  fim: Moment,
  paginacao: z.strictObject({
    paginaAtual: Count,
    itensPorPagina: z.int().min(1).max(1_000),
    quantidadeDePaginas: Count,
    quantidadeTotalDeItens: Count,
  }),
})
const cobs = (charge: z.ZodType) =>
  z.strictObject({ parametros: Parametros, cobs: z.array(charge) })

export const Problema = z.strictObject({
  type: z.url().startsWith('https://pix.bcb.gov.br/api/v2/error/'),
  title: z.string().min(1),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  correlationId: z.uuid().optional(),
  violacoes: z
    .array(
      z.strictObject({
        razao: z.string(),
        propriedade: z.string(),
        valor: z.string().optional(),
      }),
    )
    .optional(),
})

/** What an institution posts to a webhook: nothing beyond the standard. */
export const AvisoDePix = z.strictObject({ pix: z.array(StandardPix).min(1) })

const Window = {
  inicio: Moment,
  fim: Moment,
  cpf: Cpf.optional(),
  cnpj: Cnpj.optional(),
  'paginacao.paginaAtual': z.string().regex(/^\d+$/).optional(),
  'paginacao.itensPorPagina': z.string().regex(/^\d+$/).optional(),
}
const Flag = z.enum(['true', 'false']).optional()

export type Operation = {
  readonly call: string
  readonly path: RegExp
  readonly query?: z.ZodType
  readonly request?: z.ZodType
  /** By success status. */
  readonly answers: Readonly<Record<number, z.ZodType>>
}

const txidPath = (base: string) => new RegExp(`^/${base}/[a-zA-Z0-9]{26,35}$`)
const ChargeQuery = z.strictObject({ ...Window, status: z.string().optional() })
const PixQuery = z.strictObject({
  ...Window,
  txid: z.string().max(35).optional(),
  txIdPresente: Flag,
  devolucaoPresente: Flag,
})
const refundPath = /^\/pix\/[a-zA-Z0-9]{32}\/devolucao\/[a-zA-Z0-9]{1,35}$/
const PixSearch = z.strictObject({ parametros: Parametros, pix: z.array(PixWithPayer) })
const WebhookOrder = z.strictObject({ webhookUrl: z.url().max(140) })
const WebhookShown = z.strictObject({ webhookUrl: z.url(), chave: Key, criacao: Moment })
const Nothing = z.null()
const CobWithPix = CobGerada.extend({ pix: z.array(PixWithPayer).optional() })

/** The operations that a receiver of Pix uses. */
export const operations: readonly Operation[] = [
  {
    call: 'PUT',
    path: txidPath('cob'),
    request: CobSolicitada,
    answers: { 200: CobGerada, 201: CobGerada },
  },
  { call: 'PATCH', path: txidPath('cob'), request: CobRevisada, answers: { 200: CobGerada } },
  { call: 'GET', path: txidPath('cob'), answers: { 200: CobWithPix } },
  { call: 'GET', path: /^\/cob$/, query: ChargeQuery, answers: { 200: cobs(CobGerada) } },
  { call: 'PUT', path: txidPath('cobv'), request: CobVSolicitada, answers: { 201: CobVGerada } },
  { call: 'PATCH', path: txidPath('cobv'), request: CobVRevisada, answers: { 200: CobVGerada } },
  { call: 'GET', path: txidPath('cobv'), answers: { 200: CobVGerada } },
  { call: 'GET', path: /^\/cobv$/, query: ChargeQuery, answers: { 200: cobs(CobVGerada) } },
  { call: 'GET', path: /^\/pix$/, query: PixQuery, answers: { 200: PixSearch } },
  { call: 'GET', path: /^\/pix\/[a-zA-Z0-9]{32}$/, answers: { 200: PixWithPayer } },
  {
    call: 'PUT',
    path: refundPath,
    request: z.strictObject({
      valor: Amount,
      natureza: z.enum(['ORIGINAL', 'RETIRADA']).optional(),
      descricao: z.string().max(140).optional(),
    }),
    answers: { 201: Devolucao },
  },
  { call: 'GET', path: refundPath, answers: { 200: Devolucao } },
  { call: 'PUT', path: /^\/webhook\/[^/]+$/, request: WebhookOrder, answers: { 200: Nothing } },
  { call: 'GET', path: /^\/webhook\/[^/]+$/, answers: { 200: WebhookShown } },
  { call: 'DELETE', path: /^\/webhook\/[^/]+$/, answers: { 204: Nothing } },
]
