import { Field } from '@trevo/ui/field.tsx'
import { SearchSelect } from '@trevo/ui/search-select/search-select.tsx'
import type { ComponentProps } from 'react'
import styles from '../common/auth.module.css'
import { useSession } from '../../../core/session/store.ts'
import { useText } from '../../../core/language/use-text.ts'
import { findDigitCount, loadPhones } from './check-mobile.ts'
import type { MobileEntry } from './use-mobile.ts'

/** REG-4: a mobile number with the dialing code of its country. */
export const MobileField = ({
  entry,
  required = true,
  error,
  ...input
}: {
  readonly entry: MobileEntry
  readonly required?: boolean
  readonly error: string | undefined
} & Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'onFocus'>) => {
  const t = useText('auth')
  const { mobile, countries } = entry
  const digits = findDigitCount(useSession().setReg.mobileNum, mobile.countryCode)
  const words = {
    label: t('field.countryDialingCode'),
    search: t('mobile.searchCountry'),
    none: t('mobile.noCountry'),
  }
  return (
    <div className={styles['mobile']}>
      <SearchSelect
        words={words}
        options={countries.map(({ countryCode, countryDialingCode, name }) => ({
          key: countryCode,
          label: name,
          short: countryDialingCode,
          picture: `/art/flag/${countryCode.toLowerCase()}.svg`,
        }))}
        value={mobile.countryCode}
        onChange={entry.changeCountry}
        note={entry.countriesFailed && <CountriesFailed onRetry={entry.retryCountries} />}
      />
      <Field
        name="mobileNum"
        {...input}
        label={`${t('field.mobileNum')}${required ? ' *' : ''}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
        aria-required={required}
        error={error || undefined}
        hint={!error && digits !== undefined && t('phone_digits', [digits])}
        value={mobile.typed}
        onFocus={(event) => {
          void loadPhones().catch(() => undefined)
          input.onFocus?.(event)
        }}
        onBlur={(event) => {
          entry.leave()
          input.onBlur?.(event)
        }}
        placeholder={mobile.countryCode === 'BR' ? '(11) 91234-5678' : undefined}
        onChange={(event) => entry.changeTyped(event.target.value)}
      />
    </div>
  )
}

const CountriesFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useText('auth')
  return (
    <p className={styles['countriesFailed']} role="alert">
      {t('mobile.countriesFailed')}{' '}
      <button type="button" onClick={onRetry}>
        {t('state.retry')}
      </button>
    </p>
  )
}
