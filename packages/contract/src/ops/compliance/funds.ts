import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, keyset, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** `covered`: the transactional account held at least what is owed. `short`: it held less. */
export const fundsStates = ['covered', 'short'] as const

const Owed = z.object({
  /** What players can spend or withdraw. */
  available: Money,
  /** Withdrawals under way and other holds. */
  held: Money,
  /** Stakes of bets that are not decided. */
  openStakes: Money,
  jackpots: Money,
  total: Money,
})

const FundsDay = z.object({
  /** The day in Brasília at whose end both sides were measured. */
  day: z.iso.date(),
  state: z.enum(fundsStates),
  measuredAt: Instant,
  /** Owed by the operator’s brand. */
  own: Owed,
  /** The account, which all brands share: shown to operators of all brands. Below zero it is short. */
  account: z.object({ balance: Money, owed: Money, difference: Money }).nullable(),
  /** What operators of the brand found out, the newest first; twenty at most. */
  notes: z.array(z.object({ at: Instant, operator: z.string(), text: z.string() })),
})
export type FundsDay = z.infer<typeof FundsDay>

export const listFundsDays = operatorEndpoint({
  personal: 'none',
  name: 'listFundsDays',
  summary:
    'Player funds owed at the end of each day beside the transactional account, the newest first',
  method: 'GET',
  path: '/ops/funds',
  right: 'compliance.read',
  approval: 'none',
  query: z.object({ ...keyset({ beforeMax: 10, sizeMax: 62, size: 31 }) }),
  response: z.object({
    days: z.array(FundsDay),
    next: z.iso.date().nullable(),
    /** Whether an institution is configured, whose account can be read. */
    isConnected: z.boolean(),
  }),
  refusals: ['request_param_err'],
})

export const noteFundsDay = operatorEndpoint({
  personal: 'none',
  name: 'noteFundsDay',
  summary: 'Writes beside a day why its funds differ or what was done about it',
  method: 'POST',
  path: '/ops/funds/:day/notes',
  right: 'compliance.report',
  approval: 'reason',
  params: z.object({ day: z.iso.date() }),
  body: z.strictObject({ reason: typed(500).regex(/\S.*\S/) }),
  response: FundsDay,
  refusals: ['funds.day_unknown', 'funds.notes_full'],
})
