import { z } from 'zod'

/** Requests of the payout service: no standard covers payouts, so these shapes are our own. */

export const PayoutId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/)

/** The balance at the end of a day in Brasília. */
export const BalanceQuery = z.object({ dia: z.iso.date() })

const Amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .refine((text) => /[1-9]/.test(text), 'deve ser maior que zero')

const Target = z.union([
  z.strictObject({ chave: z.string().min(1).max(77) }),
  z.strictObject({
    ispb: z.string().regex(/^[0-9A-Z]{8}$/),
    agencia: z.string().regex(/^\d{1,4}$/),
    conta: z.string().regex(/^\d{1,20}[0-9X]?$/),
    tipoConta: z.enum(['CORRENTE', 'POUPANCA', 'PAGAMENTO']),
  }),
])
export type Target = z.infer<typeof Target>

export const PayoutOrder = z.object({
  modalidade: z.enum(['PIX', 'ENTRE_PESSOAS']).default('PIX'),
  valor: Amount,
  destino: Target,
  /** Paid only if the account behind the target is this person's. */
  favorecido: z.object({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().min(1).max(200) }),
  descricao: z.string().max(140).optional(),
})
export type PayoutOrder = z.infer<typeof PayoutOrder>

export const PartAnswer = z.object({ resultado: z.enum(['RECEBIDA', 'NAO_RECEBIDA']) })
export type PartAnswer = z.infer<typeof PartAnswer>

export const PayoutStatus = z.enum([
  'EM_PROCESSAMENTO',
  'AGUARDANDO_CONFIRMACAO',
  'REALIZADO',
  'NAO_REALIZADO',
  'DEVOLVIDO',
])
export type PayoutStatus = z.infer<typeof PayoutStatus>

export const PayoutWindow = z
  .object({
    inicio: z.iso.datetime({ offset: true }),
    fim: z.iso.datetime({ offset: true }),
    status: PayoutStatus.optional(),
    'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
    'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
  })
  .refine(({ inicio, fim }) => Date.parse(inicio) <= Date.parse(fim), 'fim anterior a inicio')
export type PayoutWindow = z.infer<typeof PayoutWindow>

export const KeyHolder = z.object({
  key: z.string().min(1).max(77),
  cpf: z.string().regex(/^\d{11}$/),
  name: z.string().min(1).max(100),
})
export type KeyHolder = z.infer<typeof KeyHolder>
