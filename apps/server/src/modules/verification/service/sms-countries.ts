import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import {
  changeSmsCountries as endpoint,
  type listSmsCountries as ListEndpoint,
} from '@trevo/contract/ops/company/sms-countries.ts'
import type { Database } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { ascending } from '@trevo/platform/in-order.ts'
import {
  changeKind,
  type Approvals,
  type ChangeKind,
} from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { countries as allCountries } from '../domain/countries.ts'
import { servedBy } from '../domain/sms-budget.ts'
import {
  listSmsCountries,
  lockSmsCountries,
  replaceSmsCountries,
  type SmsCountry,
} from '../repository/sms-budgets.ts'
import type { VerificationTables } from '../repository/tables.ts'

const kind = 'changeSmsCountries'
/** A brand has one list of them. */
const listTarget = 'sms-countries'

const known = new Set<string>(allCountries.map(({ countryCode }) => countryCode))

/** @throws Refusal `brand.change_invalid` */
const requireValid = (target: string, countries: readonly SmsCountry[]): void => {
  const codes = countries.map(({ countryCode }) => countryCode)
  if (
    target !== listTarget ||
    new Set(codes).size < codes.length ||
    codes.some((code) => !known.has(code))
  ) {
    throw new Refusal('brand.change_invalid', { reason: 'countries' })
  }
}

const factsOf = (countries: readonly SmsCountry[]) => ({
  countries: countries
    .toSorted(ascending(({ countryCode }) => countryCode))
    .map(({ countryCode, prefixPerDayMax }) => `${countryCode}: ${prefixPerDayMax}`),
})

/** Other countries that a brand sends text messages to; counts from the next message on. */
export const smsCountriesKind: ChangeKind = changeKind({
  kind,
  right: 'brands.change',
  input: z.strictObject({ countries: endpoint.body.shape.countries }),
  describe: async (tx, { brandId, target, input: { countries } }) => {
    requireValid(target, countries)
    const before = factsOf(servedBy(await lockSmsCountries(tx, brandId)))
    const after = factsOf(countries)
    if (JSON.stringify(before) === JSON.stringify(after)) {
      throw new Refusal('brand.nothing_changes')
    }
    return { before, after }
  },
  execute: (tx, { brandId, input }) => replaceSmsCountries(tx, brandId, input.countries),
})

type Needs = { readonly database: Database<VerificationTables>; readonly staff: Approvals }

/** Countries that get text messages, as operators see and change them. */
export const createSmsCountries = ({ database, staff }: Needs) => ({
  listSmsCountries: async (brandId: number): Promise<Answer<typeof ListEndpoint>> => {
    const named = await listSmsCountries(database.db, brandId)
    const waiting = (await staff.listWaiting(brandId, kind)).get(listTarget)
    return {
      countries: [...servedBy(named)],
      isUsual: named.length === 0,
      known: [...allCountries],
      waiting: waiting
        ? {
            requestId: waiting.requestId,
            askedBy: waiting.askedBy,
            askedAt: waiting.askedAt.toISOString(),
            reason: waiting.reason,
          }
        : null,
    }
  },
  /** The first yes to other countries, or the second one to the same. */
  changeSmsCountries: (
    by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
    { requestId, countries, reason }: Body<typeof endpoint>,
  ): Promise<Answer<typeof endpoint>> =>
    staff.askChange({
      kind,
      brandId: by.brandId,
      target: listTarget,
      input: { countries },
      reason,
      requestId,
      by,
    }),
})
export type SmsCountries = ReturnType<typeof createSmsCountries>
