import { z } from 'zod'
import { Problem, type ProblemType } from './problem.ts'

/** Requests of API Pix 2.9.0; unknown fields are tolerated, as the standard requires of both sides. */

export const Txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/)
export const EndToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/)
export const RefundId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/)
const Amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .refine((text) => /[1-9]/.test(text), 'deve ser maior que zero')
const Key = z.string().min(1).max(77)
const Cpf = z.string().regex(/^\d{11}$/)
// Alphanumeric since 2.9.0.
const Cnpj = z.string().regex(/^[0-9A-Z]{12}\d{2}$/)

export const Debtor = z
  .object({ cpf: Cpf.optional(), cnpj: Cnpj.optional(), nome: z.string().min(1).max(200) })
  .refine(
    ({ cpf, cnpj }) => (cpf === undefined) !== (cnpj === undefined),
    'cpf ou cnpj, nunca ambos',
  )
export type Debtor = z.infer<typeof Debtor>

const Additional = z
  .array(z.object({ nome: z.string().max(50), valor: z.string().max(200) }))
  .max(50)

export const ChargeOrder = z.object({
  calendario: z.object({ expiracao: z.int().positive().default(86_400) }).prefault({}),
  devedor: Debtor.optional(),
  valor: z.object({
    original: Amount,
    modalidadeAlteracao: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  chave: Key,
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: Additional.default([]),
})
export type ChargeOrder = z.infer<typeof ChargeOrder>

export const DatedChargeOrder = z.object({
  calendario: z.object({
    dataDeVencimento: z.iso.date(),
    validadeAposVencimento: z.int().min(0).default(30),
  }),
  devedor: Debtor,
  valor: z.object({ original: Amount }),
  chave: Key,
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: Additional.default([]),
})
export type DatedChargeOrder = z.infer<typeof DatedChargeOrder>

export const ChargeRevision = z.object({
  calendario: z.object({ expiracao: z.int().positive() }).optional(),
  devedor: Debtor.optional(),
  valor: z
    .object({
      original: Amount,
      modalidadeAlteracao: z.union([z.literal(0), z.literal(1)]).optional(),
    })
    .optional(),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: Additional.optional(),
  status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional(),
})
export type ChargeRevision = z.infer<typeof ChargeRevision>

/** Other fields of a charge with a due date cannot be revised here. */
export const ChargeRemoval = z.strictObject({
  status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR'),
})

const Window = {
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  cpf: Cpf.optional(),
  cnpj: Cnpj.optional(),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
}
const notBoth = ({ cpf, cnpj }: { cpf?: string | undefined; cnpj?: string | undefined }) =>
  cpf === undefined || cnpj === undefined
const inOrder = ({ inicio, fim }: { inicio: string; fim: string }) =>
  Date.parse(inicio) <= Date.parse(fim)

export const ChargeWindow = z
  .object({ ...Window, status: z.string().max(40).optional() })
  .refine(notBoth, 'cpf ou cnpj, nunca ambos')
  .refine(inOrder, 'fim anterior a inicio')
export type ChargeWindow = z.infer<typeof ChargeWindow>

const Bool = z.enum(['true', 'false']).transform((text) => text === 'true')
export const PaymentWindow = z
  .object({
    ...Window,
    txid: z.string().max(35).optional(),
    txIdPresente: Bool.optional(),
    devolucaoPresente: Bool.optional(),
  })
  .refine(notBoth, 'cpf ou cnpj, nunca ambos')
  .refine(inOrder, 'fim anterior a inicio')
export type PaymentWindow = z.infer<typeof PaymentWindow>

export const RefundOrder = z.object({
  valor: Amount,
  natureza: z.enum(['ORIGINAL', 'RETIRADA']).default('ORIGINAL'),
  descricao: z.string().max(140).optional(),
})
export type RefundOrder = z.infer<typeof RefundOrder>

export const WebhookOrder = z.object({ webhookUrl: z.url({ protocol: /^https$/ }).max(140) })
export const PixKey = Key

/** Parses one input; invalid input becomes the given problem with a violation for each field. */
export const parseAs = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  type: ProblemType,
): z.output<Schema> => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const violations = parsed.error.issues.map((issue) => ({
    razao: issue.message,
    propriedade: issue.path.join('.') || '(corpo)',
  }))
  throw new Problem(type, 'A requisição não respeita o schema.', violations)
}
