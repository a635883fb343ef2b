import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { splitInternational, writeMobile, type Mobile } from './check-mobile.ts'
import { countriesQuery, homeCountry, nameCountries, type NamedCountry } from './countries.ts'

export type MobileEntry = {
  readonly mobile: Mobile
  readonly countries: readonly NamedCountry[]
  readonly countriesFailed: boolean
  readonly retryCountries: () => void
  readonly changeCountry: (countryCode: string) => void
  readonly changeTyped: (typed: string) => void
  /** When the field loses focus, the number is formatted. */
  readonly leave: () => void
}

/** REG-4: a mobile number with its country: the selected one, else the visitor's, else Brazil. */
export const useMobile = (): MobileEntry => {
  const { locale } = useLanguage()
  const { location } = useSession()
  const { data = [homeCountry], isError, refetch } = useQuery(countriesQuery())
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const countries = useMemo(() => nameCountries(data, locale), [data, locale])

  const changeTyped = (text: string) => {
    setTyped(text)
    if (!text.startsWith('+')) return
    void splitInternational(text).then((split) => {
      if (!split) return
      setChosen(split.countryCode)
      // Text typed meanwhile is kept.
      setTyped((now) => (now === text ? split.typed : now))
    })
  }

  const country =
    countries.find(({ countryCode }) => countryCode === (chosen ?? location.country)) ?? homeCountry
  const mobile: Mobile = {
    countryCode: country.countryCode,
    dialingCode: country.countryDialingCode,
    typed,
  }
  const leave = () => {
    if (typed === '') return
    void writeMobile(mobile).then((written) => setTyped((now) => (now === typed ? written : now)))
  }
  return {
    mobile,
    countries,
    countriesFailed: isError,
    retryCountries: () => void refetch(),
    changeCountry: setChosen,
    changeTyped,
    leave,
  }
}
