import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Language, Money, NodeIdText, Nothing, keyset } from '../shapes.ts'
import { SeatKind } from '../vendor/shapes.ts'
import { FirstLimits } from './security/first-limits.ts'
import { DialingCode, humanFields, LoginValue, typed, typedAsIs } from './session.ts'

const common = { family: 'wps', auth: 'session', moduleId: 'COMM3' } as const

export const MemberInfo = z.object({
  id: z.string(),
  /** `<merchant>@<name>`; people see the part after the @. */
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  payeeName: z.string().nullable(),
  regDate: z.int(),
  /** Shared-phone mode: balance and history are covered until the member's PIN is typed. */
  isSharedPhone: z.boolean(),
  /** There is an agent above the member. */
  hasAgent: z.boolean(),
  /** The VIP level; null if the brand has none, and for a trial user. */
  clubLabel: z
    .object({
      /** In the language of the call. */
      labelName: z.string(),
      /** In every language, for a page that changes its own. */
      labelNames: z.record(Language, z.string()),
      rankLevel: z.int().min(0),
    })
    .nullable(),
})
export type MemberInfo = z.infer<typeof MemberInfo>

export const getMemberInfo = endpoint({
  name: 'getMemberInfo',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  ...common,
  evenForced: true,
  evenCovered: true,
  response: MemberInfo,
  refusals: [],
})

const optionalText = typed(255).optional()

/** The registration form (REG-2, REG-19); the brand's rules decide which fields count. */
export const Registration = z.strictObject({
  username: typed(64),
  password: typed(128),
  confirmPassword: typed(128),
  payeeName: optionalText,
  email: optionalText,
  mobileNum: optionalText,
  countryDialingCode: DialingCode,
  qqNum: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  /** yyyy-MM-dd; required and stored if the jurisdiction requires it at sign-up. */
  bornOn: typed(10).optional(),
  recommenderId: optionalText,
  affiliateCode: optionalText,
  /** Required if the jurisdiction asks for a loss and a time limit at sign-up. */
  limits: FirstLimits.optional(),
  paymentPassword: optionalText,
  captcha: typed(16).optional(),
  verificationCode: optionalText,
  /** Third-party SMS mode: in place of `verificationCode` (REG-20). */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: typed(4_096).optional(),
  ...humanFields,
  /** A form that omits it sends nothing before the terms are accepted (REG-13). */
  termsAccepted: z.boolean().default(true),
  domain: typed(255),
  referralCode: typed(64),
  registerUrl: typed(2_048),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
  loginDeviceId: z.uuid().optional(),
})

const registerRefusals = [
  'register.field_invalid',
  'register.username_taken',
  'register.mobile_taken',
  'register.terms_required',
  'register.too_young',
  'limit.missing',
  'limit.value_unknown',
  'password.too_common',
  'captcha.invalid',
  'verify_first',
  'invitation_code_error',
  'sms.number_invalid',
  'code.missing',
  'code.wrong',
  'code.expired',
  'phone_auth.token_invalid',
] as const

/**
 * Without a username one is generated. The password is only requested where MOBILENUMPASSREG3 is on;
 * elsewhere one logs in by SMS, and may set a password by recovering it.
 */
export const MobileRegistration = Registration.extend({
  username: typed(64).optional(),
  password: typed(128).optional(),
  confirmPassword: typed(128).optional(),
  mobileNum: typedAsIs(32),
})

export const registerByMobile = endpoint({
  name: 'registerByMobile',
  summary: 'Registration by mobile number and SMS code; answers with a session',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'MOBILENUMREG3',
  body: MobileRegistration,
  response: LoginValue,
  refusals: registerRefusals,
  rateLimit: { max: 30, windowSec: 60 },
})

export const registerMember = endpoint({
  name: 'registerMember',
  summary: 'Registration by username; answers with a session',
  method: 'PUT',
  path: '/wps/member/register',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
  switches: ['USERNAMEREG3'],
  body: Registration,
  response: LoginValue,
  refusals: registerRefusals,
  rateLimit: { max: 30, windowSec: 60 },
})

export const setMemberLanguage = endpoint({
  name: 'setMemberLanguage',
  summary: 'Keeps the language the member chose',
  method: 'POST',
  path: '/wps/member/language',
  family: 'wps',
  auth: 'optional',
  moduleId: 'COMM3',
  body: z.strictObject({ language: Language }),
  response: Nothing,
  refusals: [],
})

export const Balance = z.object({
  sumBalance: Money,
  currency: z.string(),
  currencySymbol: z.string(),
  balance: z.array(
    z.object({
      accountTypeId: z.int(),
      accountName: z.string(),
      accountId: z.string(),
      availBalance: Money,
    }),
  ),
  /** Counts the main account's movements: a later balance has a higher one. */
  seq: z.string(),
})
export type Balance = z.infer<typeof Balance>

export const getBalance = endpoint({
  name: 'getBalance',
  summary: 'Balance of the main wallet',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  ...common,
  evenForced: true,
  query: z.object({ typeId: z.string().max(8).optional(), _: z.string().max(20).optional() }),
  response: Balance,
  refusals: [],
})

export const getMerchantWallet = endpoint({
  name: 'getMerchantWallet',
  summary: 'Whether the brand keeps all money in one wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  ...common,
  evenForced: true,
  evenCovered: true,
  response: z.object({ isSingle: z.boolean() }),
  refusals: [],
})

/** One movement of the account record; type ids as in the operator's code list (6101 deposit …). */
export const StatementRow = z.object({
  tx_id: z.string(),
  order_no: z.string(),
  tx_type_id: z.int(),
  tx_time: Instant,
  amount: Money,
  current_avail_balance: Money,
  remark: z.string(),
  /** What it belongs to: a round or a deposit, for the link to its detail. */
  gameName: z.string().nullable(),
  /** Picture of the game, as in `Game.iconUrl`. */
  iconUrl: z.string().nullable(),
  roundId: z.string().nullable(),
  /** Opens the vendor's own record of the round, with its proof. */
  detailUrl: z.string().nullable(),
  depositId: z.string().nullable(),
  /** For a buy-in of chips at a table of players, and for what it was paid out: which kind of table. */
  seat: SeatKind.nullable(),
})

export const listTransactions = endpoint({
  name: 'listTransactions',
  summary: 'Account record: every movement of the main wallet, newest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  query: z.object({
    transactionType: z.string().max(200).optional(),
    startTime: Instant.optional(),
    /** The end (exclusive); at most `recordDaysMax` days after the start. */
    endTime: Instant.optional(),
    ...keyset({ beforeMax: 40, sizeMax: 100, size: 20 }),
  }),
  response: z.object({
    list: z.array(StatementRow),
    next: z.string().nullable(),
    totals: z.object({ in: Money, out: Money }),
    /** Parts of the span whose movements are archived: they count in the totals only. */
    archived: z.array(z.object({ from: Instant, to: Instant })),
  }),
  refusals: ['records.span_reversed', 'records.span_too_long'],
})

export const BetRecord = z.object({
  roundId: z.string(),
  nodeId: z.int(),
  gameName: z.string(),
  /** Picture of the game, as in `Game.iconUrl`; null once the game is gone. */
  iconUrl: z.string().nullable(),
  vassalage: z.string(),
  /** The vendor as players know it; null once the game is gone. */
  vendorName: z.string().nullable(),
  betTime: Instant,
  stake: Money,
  payout: Money,
  netProfit: Money,
  /** `review`: a payout of the round waits for an operator's review. */
  status: z.enum(['open', 'closed', 'refunded', 'review']),
  /** Opens the game's own record of the round, with its proof. */
  detailUrl: z.string().nullable(),
  /** The same to pass on: it is verified without a login, and tells neither amounts nor a name. */
  shareUrl: z.string().nullable(),
})

export const listBetRecords = endpoint({
  name: 'listBetRecords',
  summary: 'Bet record: the rounds a member played, newest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecord',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  query: z.object({
    startTime: Instant.optional(),
    /** The end (exclusive); at most `recordDaysMax` days after the start. */
    endTime: Instant.optional(),
    nodeId: NodeIdText.optional(),
    ...keyset({ beforeMax: 40, sizeMax: 100, size: 20 }),
  }),
  response: z.object({
    list: z.array(BetRecord),
    next: z.string().nullable(),
    totals: z.object({ stake: Money, payout: Money, netProfit: Money }),
  }),
  refusals: ['records.span_reversed', 'records.span_too_long'],
})
