import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

const changing = { right: 'brands.cashier', approval: 'second' } as const
const reading = { right: 'brands.read', approval: 'none' } as const

/** Positive, at most R$ 100,000,000.00, in whole centavos: what a setting takes. */
const Sum = z.string().regex(/^(0|[1-9]\d{0,8})\.\d{2}$/)
const whole = (max: number) => z.int().min(0).max(max)

/** How a brand takes deposits. */
export const DepositSettings = z.strictObject({
  allowed: z.boolean(),
  amountMin: Sum,
  amountMax: Sum,
  /** Amounts to pick from. */
  chips: z.array(Sum).max(12),
  /** How long a code can be paid, in seconds. */
  chargeSec: z.int().min(60).max(86_400),
  /** Name and town of the receiver as the payer’s bank shows them; the code has room for so many letters. */
  receiverName: typed(25).regex(/\S/),
  receiverCity: typed(15).regex(/\S/),
  /** How many days ahead a charge can fall due; 0: it must be paid at once. */
  dueDaysMax: whole(30),
  /** The CPF is asked for before the first deposit, even where the jurisdiction does not ask. */
  cpfRequired: z.boolean(),
})
export type DepositSettings = z.infer<typeof DepositSettings>

/** How a brand pays out: bounds, fees, wagering, and what a person looks at first. */
export const WithdrawalSettings = z.strictObject({
  allowed: z.boolean(),
  amountMin: Sum,
  amountMax: Sum,
  freePerDay: whole(100),
  /** Of each withdrawal after the free ones; below the smallest amount. */
  fee: Sum,
  /** How much of each deposit must be wagered first, in basis points; 10,000 is once. */
  turnoverBp: whole(1_000_000),
  /** Up to here it is paid without review. */
  withoutReview: Sum,
  /** Up to here the first withdrawal of a member is paid without review. */
  first: Sum,
  /** The same from a device that was never paid. */
  newDevice: Sum,
  dayCount: whole(1_000),
  daySum: Sum,
  /** What may be won from other members in 30 days. */
  wonFromMembers: Sum,
  /** From here on two persons approve; not below `withoutReview`. */
  secondPersonFrom: Sum,
  /** Whether people may pay each other’s withdrawals. */
  peerAllowed: z.boolean(),
  /** No answer within so many minutes counts as received. */
  peerAnswerMin: z.int().min(1).max(10_080),
})
export type WithdrawalSettings = z.infer<typeof WithdrawalSettings>

/** Credits of vendors above what their game can pay. */
export const HeldCreditSettings = z.strictObject({
  /** From here on two persons release one. */
  secondPersonFrom: Sum,
})
export type HeldCreditSettings = z.infer<typeof HeldCreditSettings>

/** The change that waits for a second person; null if there is none. */
const Waiting = z.object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant }).nullable()

export const showDepositSettings = operatorEndpoint({
  name: 'showDepositSettings',
  summary: 'How the brand takes deposits',
  method: 'GET',
  path: '/ops/cashier-settings/deposits',
  personal: 'none',
  ...reading,
  response: z.object({ settings: DepositSettings, waiting: Waiting }),
  refusals: ['cashier_settings.unknown'],
})

export const showWithdrawalSettings = operatorEndpoint({
  name: 'showWithdrawalSettings',
  summary: 'How the brand pays out, and which withdrawals a person looks at',
  method: 'GET',
  path: '/ops/cashier-settings/withdrawals',
  personal: 'none',
  ...reading,
  response: z.object({ settings: WithdrawalSettings, waiting: Waiting }),
  refusals: ['cashier_settings.unknown'],
})

export const showHeldCreditSettings = operatorEndpoint({
  name: 'showHeldCreditSettings',
  summary: 'From which held credit on two persons of the brand release it',
  method: 'GET',
  path: '/ops/cashier-settings/held-credits',
  personal: 'none',
  ...reading,
  response: z.object({ settings: HeldCreditSettings, waiting: Waiting }),
  refusals: [],
})

/** What a setting would have done with the money of the last seven days, beside what it does now. */
export const previewLines = [
  'paid_at_once',
  'reviewed',
  'second_person',
  'one_person',
  'accepted',
  'out_of_bounds',
] as const
const Counted = z.object({ count: z.int(), amount: Money })
export const SettingsPreview = z.object({
  since: Instant,
  /** How many were looked at; at most the newest 5,000. */
  count: z.int(),
  isCut: z.boolean(),
  lines: z.array(z.object({ code: z.enum(previewLines), before: Counted, after: Counted })),
  /** The newest that would have gone another way; at most ten. */
  examples: z.array(
    z.object({
      id: z.string(),
      amount: Money,
      at: Instant,
      before: z.enum(previewLines),
      after: z.enum(previewLines),
    }),
  ),
})
export type SettingsPreview = z.infer<typeof SettingsPreview>

const reason = typed(200).regex(/\S.*\S/)
/** New values beside those that the operator saw; where one has changed since, the change is refused. */
const changeOf = <Shape extends z.ZodRawShape>(settings: z.ZodObject<Shape>) =>
  z.strictObject({
    requestId: ClientId,
    change: settings.partial(),
    base: settings.partial(),
    reason,
  })
const Asked = z.object({ requestId: z.uuid(), isDone: z.boolean() })
const refusals = [
  'cashier_settings.unknown',
  'cashier_settings.unchanged',
  'cashier_settings.changed',
  'cashier_settings.invalid',
  ...approvalRefusals,
] as const

export const changeDepositSettings = operatorEndpoint({
  name: 'changeDepositSettings',
  summary: 'Changes how the brand takes deposits, once a second person says so too',
  method: 'POST',
  path: '/ops/cashier-settings/deposits',
  personal: 'none',
  ...changing,
  body: changeOf(DepositSettings),
  response: Asked,
  refusals,
})

export const changeWithdrawalSettings = operatorEndpoint({
  name: 'changeWithdrawalSettings',
  summary: 'Changes how the brand pays out, once a second person says so too',
  method: 'POST',
  path: '/ops/cashier-settings/withdrawals',
  personal: 'none',
  ...changing,
  body: changeOf(WithdrawalSettings),
  response: Asked,
  refusals,
})

export const changeHeldCreditSettings = operatorEndpoint({
  name: 'changeHeldCreditSettings',
  summary: 'Changes from which held credit on two persons release it, once a second person says so',
  method: 'POST',
  path: '/ops/cashier-settings/held-credits',
  personal: 'none',
  ...changing,
  body: changeOf(HeldCreditSettings),
  response: Asked,
  refusals,
})

const previewing = {
  personal: 'none',
  right: 'brands.cashier',
  approval: 'none',
  method: 'POST',
  response: SettingsPreview,
} as const

export const previewDepositSettings = operatorEndpoint({
  name: 'previewDepositSettings',
  summary: 'What changed deposit settings would have done with the deposits of the last seven days',
  path: '/ops/cashier-settings/deposits/preview',
  ...previewing,
  body: z.strictObject({ change: DepositSettings.partial() }),
  refusals: ['cashier_settings.unknown', 'cashier_settings.invalid'],
})

export const previewWithdrawalSettings = operatorEndpoint({
  name: 'previewWithdrawalSettings',
  summary:
    'What changed withdrawal settings would have done with the withdrawals of the last seven days',
  path: '/ops/cashier-settings/withdrawals/preview',
  ...previewing,
  body: z.strictObject({ change: WithdrawalSettings.partial() }),
  refusals: ['cashier_settings.unknown', 'cashier_settings.invalid'],
})

export const previewHeldCreditSettings = operatorEndpoint({
  name: 'previewHeldCreditSettings',
  summary: 'What another threshold would have done with the held credits of the last seven days',
  path: '/ops/cashier-settings/held-credits/preview',
  ...previewing,
  body: z.strictObject({ change: HeldCreditSettings.partial() }),
  refusals: ['cashier_settings.invalid'],
})
