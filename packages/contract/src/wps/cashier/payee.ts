import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Nothing } from '../../shapes.ts'
import { typed, typedAsIs } from '../session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'WITHDRAW3' } as const

/** Kinds of Pix keys that belong to a person (`EVP`: the random one). */
export const pixKeyTypes = ['CPF', 'PHONE', 'EMAIL', 'EVP'] as const
export const PixKeyType = z.enum(pixKeyTypes)
export type PixKeyType = z.infer<typeof PixKeyType>

export const accountTypes = ['checking', 'savings', 'payment'] as const
export const AccountType = z.enum(accountTypes)
export type AccountType = z.infer<typeof AccountType>

/** Where a withdrawal may be sent, masked: enough to recognise one's own, not enough to copy. */
export const Payee = z.object({
  bankCardId: z.uuid(),
  kind: z.enum(['pix', 'bank']),
  pixKeyType: PixKeyType.nullable(),
  /** Masked Pix key or account number. */
  cardNumber: z.string(),
  /** ISPB and name of the bank; only for bank accounts. */
  bankCode: z.string().nullable(),
  bankName: z.string().nullable(),
  branch: z.string().nullable(),
  accountType: AccountType.nullable(),
  cardHolder: z.string(),
  isDefault: z.boolean(),
  createdAt: Instant,
})
export type Payee = z.infer<typeof Payee>

export const listPayees = endpoint({
  name: 'listPayees',
  summary: 'Pix keys and bank accounts of the member, five at most, and whose they are',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({
    bankCards: z.array(Payee),
    bankCardsMax: z.int(),
    /** Fixed with the first payee; masked. */
    payeeName: z.string().nullable(),
    payeeCpf: z.string().nullable(),
    banks: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
    hasPaymentPassword: z.boolean(),
  }),
  refusals: [],
})

const paymentPasswordRefusals = [
  'payment_password.not_set',
  'payment_password.wrong',
  'payment_password.locked',
] as const

export const addPayee = endpoint({
  name: 'addPayee',
  summary: 'Adds a Pix key or bank account of the member’s own, after the payment password',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addBankCard',
  ...common,
  sealed: true,
  body: z.strictObject({
    paymentPassword: typed(16).min(1),
    /** A retry after a lost answer finds the same payee. */
    clientId: z.uuid(),
    payee: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pix'), keyType: PixKeyType, key: typedAsIs(77).min(1) }),
      z.strictObject({
        kind: z.literal('bank'),
        bankCode: typed(8).min(1),
        branch: typedAsIs(20).min(1),
        accountNumber: typedAsIs(40).min(1),
        accountType: AccountType,
      }),
    ]),
  }),
  response: Payee,
  refusals: [
    ...paymentPasswordRefusals,
    'payee.invalid',
    'payee.key_unknown',
    'payee.not_own',
    'payee.cpf_required',
    'withdraw.bank.card.max',
    'payee.already_added',
    'withdrawal.institution_unavailable',
    'withdrawal.not_allowed',
    'request.id_reused',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const removePayee = endpoint({
  name: 'removePayee',
  summary: 'Removes a payee; withdrawals already on their way to it continue',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeBankCard',
  ...common,
  body: z.strictObject({ bankCardId: z.uuid() }),
  response: Nothing,
  refusals: ['payee.unknown'],
})

export const setDefaultPayee = endpoint({
  name: 'setDefaultPayee',
  summary: 'Chooses the payee that the withdrawal form offers first',
  method: 'POST',
  path: '/wps/relay/MCSFE_setDefaultBankCard',
  ...common,
  body: z.strictObject({ bankCardId: z.uuid() }),
  response: Nothing,
  refusals: ['payee.unknown'],
})
