import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { Facts } from '../approvals.ts'

/**
 * The significant events of GLI-19 v3.0 §2.8.8, each written by the code that causes it. Letters name the item of
 * the standard; what players do and what is done to their accounts (n) has a kind for each of its parts.
 */
export const significantKinds = [
  /** a: repeated failed sign-ins, of a member or an operator. */
  'failed_logins',
  /** b: an error of the program, or a file that is not as it was built. */
  'program_error',
  'critical_files',
  /** c */
  'unavailable',
  /** d, e: from R$ 10,000 on. */
  'large_prize',
  'large_stake',
  /** f: a movement undone, a void, an override, a correction. */
  'undone',
  /** g: data that no code of ours changed: a broken audit, a ledger that does not add up. */
  'data_changed',
  /** h */
  'software_changed',
  /** i: settings of a brand, rights of operators. */
  'policy_changed',
  /** j */
  'clock_changed',
  /** k */
  'game_changed',
  /** l */
  'jackpot_changed',
  /** m */
  'bonus_changed',
  /** n */
  'adjustment',
  'member_changed',
  'account_blocked',
  'large_payment',
  'negative_balance',
  /** o: what was recorded is gone, as after a restored backup. */
  'data_lost',
  /** p: an operator steps in outside of the ordinary. */
  'intervention',
] as const
export type SignificantKind = (typeof significantKinds)[number]

const SignificantEvent = z.object({
  eventId: z.string(),
  at: Instant,
  kind: z.enum(significantKinds),
  /** Concerns all brands. */
  isForAllBrands: z.boolean(),
  /** The act, the copy or the account that it is about; empty for a movement. */
  subject: z.string(),
  /** Operators who did it. */
  persons: z.array(z.string()),
  member: z.string().nullable(),
  game: z.string().nullable(),
  amount: Money.nullable(),
  transferId: z.string().nullable(),
  facts: Facts,
})
export type SignificantEvent = z.infer<typeof SignificantEvent>

export const listSignificantEvents = operatorEndpoint({
  name: 'listSignificantEvents',
  summary: 'Significant events of the brand and of all brands, newest first',
  method: 'GET',
  path: '/ops/reports/significant-events',
  right: 'reports.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    kind: z.enum(significantKinds).optional(),
    /** Days of the brand, both inclusive. */
    fromOn: z.iso.date().optional(),
    toOn: z.iso.date().optional(),
    /** A user name of the brand. */
    member: z.string().max(64).optional(),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(SignificantEvent), next: z.string().nullable() }),
  refusals: [],
})
