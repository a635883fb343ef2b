import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { Country } from '../../wps/verification.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from './brands.ts'

/** A country whose numbers get text messages. */
const SmsCountry = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Messages that numbers of one dialling prefix get in a day (UTC). */
  prefixPerDayMax: z.int().min(0).max(1_000_000),
})
export type SmsCountry = z.infer<typeof SmsCountry>

export const listSmsCountries = operatorEndpoint({
  name: 'listSmsCountries',
  summary: 'Countries that the brand sends text messages to, and how many a prefix gets in a day',
  method: 'GET',
  path: '/ops/brand/sms-countries',
  personal: 'none',
  right: 'brands.read',
  approval: 'none',
  response: z.object({
    countries: z.array(SmsCountry),
    /** The brand names none: the program’s own. */
    isUsual: z.boolean(),
    /** All that can be chosen. */
    known: z.array(Country),
    waiting: z
      .object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant, reason: z.string() })
      .nullable(),
  }),
  refusals: [],
})

export const changeSmsCountries = operatorEndpoint({
  name: 'changeSmsCountries',
  summary: 'Other countries and numbers of text messages, once a second person says so too',
  method: 'POST',
  path: '/ops/brand/sms-countries',
  personal: 'none',
  right: 'brands.change',
  approval: 'second',
  body: z.strictObject({
    requestId: ClientId,
    countries: z.array(SmsCountry).min(1).max(250),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: AskedChange,
  refusals: ['brand.change_invalid', 'brand.nothing_changes', ...approvalRefusals],
})
