import { changeSmsCountries, listSmsCountries } from '@trevo/api-client/ops-endpoints.ts'
import type { SmsCountry } from '@trevo/contract/ops/company/sms-countries.ts'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ChoiceInput, NumberInput } from '../../parts/inputs.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './brands.module.css'

const countriesQuery = queryOptions({
  queryKey: ['sms countries'],
  queryFn: () => ask(listSmsCountries),
  refetchInterval: 15_000,
})

const factOf = (countries: readonly SmsCountry[]) => ({
  countries: countries.map(
    ({ countryCode, prefixPerDayMax }) => `${countryCode}: ${prefixPerDayMax}`,
  ),
})

const CountriesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  const { countries, known } = useSuspenseQuery(countriesQuery).data
  const [edited, setEdited] = useState<readonly SmsCountry[]>(countries)
  const choices = known.map(({ countryCode, countryDialingCode }) => ({
    value: countryCode,
    text: `${countryCode} ${countryDialingCode}`,
  }))
  const free = choices.find(({ value }) => edited.every(({ countryCode }) => countryCode !== value))
  const isTwice = new Set(edited.map(({ countryCode }) => countryCode)).size < edited.length
  const put = (at: number, one: Partial<SmsCountry>) =>
    setEdited(edited.map((country, index) => (index === at ? { ...country, ...one } : country)))
  return (
    <ActDialog
      title={t('brands.phone.countries')}
      draft="sms countries"
      confirm={t('brands.ask')}
      isSecond
      problem={isTwice || edited.length === 0 ? t('brands.invalid') : undefined}
      change={{ before: factOf(countries), after: factOf(edited) }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const body = { requestId, countries: [...edited], reason }
        const answer = await call(changeSmsCountries, { body })
        await queries.invalidateQueries({ queryKey: countriesQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      {edited.map(({ countryCode, prefixPerDayMax }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a country may be chosen twice while one types
        <div key={at} className={styles['pair']}>
          <ChoiceInput
            label={t('brands.phone.country')}
            value={countryCode}
            choices={choices}
            onChange={(code) => put(at, { countryCode: code })}
          />
          <NumberInput
            label={t('brands.phone.perPrefix')}
            value={prefixPerDayMax}
            max={1_000_000}
            onChange={(count) => put(at, { prefixPerDayMax: count ?? 0 })}
          />
          <button
            type="button"
            className="o-btn"
            onClick={() => setEdited(edited.filter((_, index) => index !== at))}
          >
            {t('word.remove')}
          </button>
        </div>
      ))}
      {free && (
        <button
          type="button"
          className="o-btn"
          onClick={() =>
            setEdited([...edited, { countryCode: free.value, prefixPerDayMax: 1_000 }])
          }
        >
          {t('word.add')}
        </button>
      )}
    </ActDialog>
  )
}

/** Countries whose numbers get text messages, and how many those of a dialling prefix get in a day. */
export const SmsCountries = () => {
  const t = useT()
  const { countries, isUsual, waiting } = useSuspenseQuery(countriesQuery).data
  const mayChange = useRight('brands.change') !== undefined
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      title={t('brands.phone.countries')}
      note={isUsual ? t('brands.phone.usual') : undefined}
      aside={
        mayChange && (
          <button type="button" className="o-btn" onClick={() => setChanging(true)}>
            {t('word.change')}
          </button>
        )
      }
    >
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('brands.phone.country')}</th>
            <th scope="col" className="o-number">
              {t('brands.phone.perPrefix')}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ countryCode, prefixPerDayMax }) => (
            <tr key={countryCode}>
              <td>{countryCode}</td>
              <td className="o-number">{prefixPerDayMax}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {waiting && (
        <p className={styles['waiting']}>
          <Link className="o-link" to={`/approvals/${waiting.requestId}`}>
            {waiting.askedBy}, {formatMoment(waiting.askedAt)}: {waiting.reason}
          </Link>
        </p>
      )}
      {isChanging && <CountriesDialog onClose={() => setChanging(false)} />}
    </Panel>
  )
}
