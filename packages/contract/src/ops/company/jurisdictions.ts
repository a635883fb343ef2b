import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange, OperatorBrand } from './brands.ts'

const common = { family: 'ops', auth: 'operator', alwaysOpen: true, personal: 'none' } as const
const reason = typed(200).regex(/\S.*\S/)

const RuleValue = z.union([z.boolean(), z.int().min(0).max(10_000_000), z.array(typed(40)).max(40)])

/** The rules of a jurisdiction from a day on. */
export const JurisdictionVersion = z.object({
  effectiveAt: Instant,
  isInForce: z.boolean(),
  rules: z.record(z.string(), RuleValue),
  /** The article that each rule follows. */
  articles: z.record(z.string(), z.string()),
})
export type JurisdictionVersion = z.infer<typeof JurisdictionVersion>

export const listJurisdictionRules = endpoint({
  name: 'listJurisdictionRules',
  summary: 'Rules of a jurisdiction with the day from which they count, the newest first',
  method: 'GET',
  path: '/ops/jurisdictions/:name/rules',
  ...common,
  right: 'brands.read',
  approval: 'none',
  params: z.object({ name: z.enum(['open', 'br']) }),
  response: z.object({
    /** The 100 latest. */
    versions: z.array(JurisdictionVersion),
    waiting: OperatorBrand.shape.waiting,
  }),
  refusals: [],
})

/** Rules of all brands under the jurisdiction, so only operators of all brands may ask. */
export const planJurisdictionRules = endpoint({
  name: 'planJurisdictionRules',
  summary: 'Other rules of a jurisdiction from a day to come on, once a second person says so too',
  method: 'POST',
  path: '/ops/jurisdictions/:name/rules',
  ...common,
  allBrands: true,
  right: 'brands.change',
  approval: 'second',
  params: z.object({ name: z.enum(['open', 'br']) }),
  body: z.strictObject({
    requestId: ClientId,
    effectiveAt: Instant,
    /** Only those that become different. */
    rules: z.record(z.string().max(40), RuleValue).refine((one) => Object.keys(one).length <= 40),
    articles: z
      .record(z.string().max(40), typed(120))
      .refine((one) => Object.keys(one).length <= 40),
    reason,
  }),
  response: AskedChange,
  refusals: [
    'brand.change_invalid',
    'brand.nothing_changes',
    'brand.rules_day',
    ...approvalRefusals,
  ],
})
