import { listCountries } from '@trevo/api-client/endpoints.ts'
import type { Country } from '@trevo/contract/wps/verification.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'

export type NamedCountry = Country & { readonly name: string }

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => ask(listCountries, { signal }),
    staleTime: Infinity,
  })

/** The brand's market, assumed for a number until the list has loaded. */
export const homeCountry: Country = { countryCode: 'BR', countryDialingCode: '+55' }

/** Sorted by name in the visitor's language; the first of the server's list stays first. */
export const nameCountries = (
  countries: readonly Country[],
  locale: string,
): readonly NamedCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const [first, ...others] = countries.map((country) => ({
    ...country,
    name: names.of(country.countryCode) ?? country.countryCode,
  }))
  const { compare } = new Intl.Collator(locale)
  return first ? [first, ...others.toSorted((a, b) => compare(a.name, b.name))] : []
}
