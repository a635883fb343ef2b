import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput } from '../shapes.ts'
import { typed } from './session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'FUNDTRANS3' } as const

/** Account type of the main wallet; vendors' wallets have types from 301. */
export const mainWalletTypeId = 2

/**
 * `pending`: the vendor has not reported the outcome; the money is safe, and the status will change
 * without further action.
 */
export const FundTransferStatus = z.enum(['pending', 'done', 'failed'])

export const FundTransfer = z.object({
  transferId: z.uuid(),
  clientId: z.string(),
  fromTypeId: z.int(),
  toTypeId: z.int(),
  amount: Money,
  status: FundTransferStatus,
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
export type FundTransfer = z.infer<typeof FundTransfer>

export const listWallets = endpoint({
  name: 'listWallets',
  summary: 'The main wallet and those that vendors keep, with their last transfers',
  method: 'GET',
  path: '/wps/relay/GCS_wallets',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({
    isSingle: z.boolean(),
    wallets: z.array(
      z.object({
        accountTypeId: z.int(),
        accountName: z.string(),
        /** Null if the vendor does not answer. */
        availBalance: Money.nullable(),
      }),
    ),
    transfers: z.array(FundTransfer),
  }),
  refusals: [],
})

export const walletTransfer = endpoint({
  name: 'walletTransfer',
  summary: 'Moves money between the main wallet and a vendor’s; the same client id moves it once',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  body: z.strictObject({
    clientId: ClientId,
    fromTypeId: z.int32().min(0),
    toTypeId: z.int32().min(0),
    amount: MoneyInput,
  }),
  response: FundTransfer,
  refusals: [
    'transfer.single_wallet',
    'transfer.wallet_unknown',
    'transfer.amount_invalid',
    'wallet.insufficient_balance',
    'wallet.debit_refused',
    'limit.elsewhere',
    'request.id_reused',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const recallFunds = endpoint({
  name: 'recallFunds',
  summary: 'Brings everything that vendors’ wallets hold back into the main wallet',
  method: 'POST',
  path: '/wps/relay/GCS_recallFunds',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  body: z.strictObject({ clientId: ClientId }),
  response: z.object({
    transfers: z.array(FundTransfer),
    /** Wallets whose vendor did not answer; to be tried again. */
    silent: z.array(z.int()),
  }),
  refusals: ['transfer.single_wallet', 'request.id_reused'],
  rateLimit: { max: 20, windowSec: 60 },
})

/** The maximum of one transfer between people, and per day. */
export const transferLimits = { each: '50000.00', day: '200000.00' } as const
/** How many people one transfer can be sent to. */
export const transferManyMax = 50

/** How many downlines are listed at once; the others are found by name. */
export const transferPeopleMax = 100

const person = z.object({ account: z.string(), nickname: z.string() })

export const getTransferPeople = endpoint({
  name: 'getTransferPeople',
  summary: 'To whom the member may send money: the agent above, and for agents their downlines',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferPeople',
  family: 'wps',
  auth: 'member',
  moduleId: 'AGETRANSFERUP3',
  query: z.object({
    _: CacheBuster,
    /** Part of the account or the name of a downline. */
    search: typed(64).optional(),
  }),
  response: z.object({
    /** False if the law allows no transfers between people. */
    allowed: z.boolean(),
    /** The form requires it; a member without one must set it first. */
    hasPaymentPassword: z.boolean(),
    upline: person.nullable(),
    /** The first matches of the search. */
    downline: z.array(person),
    /** There are more matches than are listed. */
    hasMore: z.boolean(),
    /** What may still be sent today. */
    leftToday: Money,
    /** What must still be staked before any money can be sent. */
    turnoverLeft: Money,
  }),
  refusals: [],
})

export const SentMoney = z.object({
  transferId: z.uuid(),
  clientId: ClientId,
  amount: Money,
  to: person,
  sentAt: Instant,
})

const sendMoney = {
  clientId: ClientId,
  amount: MoneyInput,
  remark: typed(100).optional(),
  paymentPassword: typed(16).min(1),
}

const sendRefusals = [
  'payment_password.not_set',
  'payment_password.wrong',
  'payment_password.locked',
  'transfer.not_allowed_here',
  'transfer.amount_invalid',
  'transfer.over_limit',
  'transfer.turnover_left',
  'wallet.insufficient_balance',
  'wallet.debit_refused',
  'request.id_reused',
] as const

export const transferUpline = endpoint({
  name: 'transferUpline',
  summary: 'Sends money to the agent above; asks for the payment password',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferUpline',
  family: 'wps',
  auth: 'member',
  startsMoney: true,
  permission: 'withdraw',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
  body: z.strictObject(sendMoney),
  response: SentMoney,
  refusals: [...sendRefusals, 'transfer.no_upline'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const transferDownline = endpoint({
  name: 'transferDownline',
  summary: 'Sends money to a member directly below; asks for the payment password',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferDownline',
  family: 'wps',
  auth: 'member',
  startsMoney: true,
  permission: 'withdraw',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
  body: z.strictObject({ ...sendMoney, account: typed(64).min(1) }),
  response: SentMoney,
  refusals: [...sendRefusals, 'transfer.not_downline'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const transferMany = endpoint({
  name: 'transferMany',
  summary: 'Sends the same amount to several members directly below: to all of them, or to none',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferMany',
  family: 'wps',
  auth: 'agent',
  startsMoney: true,
  permission: 'withdraw',
  sealed: true,
  moduleId: 'AGENTRANSMULTDOWN3',
  body: z.strictObject({
    ...sendMoney,
    accounts: z.array(typed(64).min(1)).min(1).max(transferManyMax),
  }),
  response: z.object({
    clientId: ClientId,
    each: Money,
    total: Money,
    to: z.array(person),
    sentAt: Instant,
  }),
  refusals: [...sendRefusals, 'transfer.not_downline'],
  rateLimit: { max: 10, windowSec: 60 },
})
