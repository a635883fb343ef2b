import type { OwnTaxYear } from '@trevo/contract/wps/tax.ts'
import { formatBp, formatMoneyText } from '@trevo/i18n/format.ts'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './tax.module.css'

const declared = ['net', 'tax', 'balance'] as const
const omitted = ['deposits', 'stakes', 'single', 'losses'] as const

const isZero = (amount: string): boolean => /^-?0\.0+$/.test(amount)

/** What follows from the figures, in a sentence. */
const useVerdict = ({ figures }: OwnTaxYear): string => {
  const t = useText('tax')
  const { locale } = useLanguage()
  const money = (amount: string): string => formatMoneyText(amount, locale)
  const { netPrizes, band, taxable, rateBp, tax } = figures
  if (isZero(netPrizes)) return t('tax.answer.none')
  if (isZero(taxable)) {
    return t('tax.answer.belowBand', { net: money(netPrizes), band: money(band) })
  }
  return t('tax.answer.due', {
    net: money(netPrizes),
    band: money(band),
    taxable: money(taxable),
    rate: formatBp(rateBp, locale),
    tax: money(tax),
  })
}

/** Explains a year's figures in plain words: what to declare, and what not. It is no advice, and says so. */
export const Assistant = ({ of }: { readonly of: OwnTaxYear }) => {
  const t = useText('tax')
  const [hasOthers, setHasOthers] = useState(false)
  const verdict = useVerdict(of)
  return (
    <section className={styles['card']} aria-labelledby="tax-assistant">
      <h2 id="tax-assistant">{t('tax.assistant')}</h2>
      <p>{verdict}</p>
      {of.state === 'running' && <p className={styles['note']}>{t('tax.answer.running')}</p>}
      <fieldset className={styles['ask']}>
        <legend>{t('tax.ask.others', { year: String(of.year) })}</legend>
        {([false, true] as const).map((answer) => (
          <label key={String(answer)}>
            <input
              type="radio"
              name="others"
              checked={hasOthers === answer}
              onChange={() => setHasOthers(answer)}
            />
            {t(answer ? 'common.yes' : 'tax.ask.no')}
          </label>
        ))}
      </fieldset>
      {hasOthers && <p role="status">{t('tax.answer.others')}</p>}
      <h3>{t('tax.declare')}</h3>
      <ul className={styles['points']}>
        {declared.map((one) => (
          <li key={one}>{t(`tax.declare.${one}`)}</li>
        ))}
      </ul>
      <h3>{t('tax.omit')}</h3>
      <ul className={styles['points']}>
        {omitted.map((one) => (
          <li key={one}>{t(`tax.omit.${one}`)}</li>
        ))}
      </ul>
      <p className={styles['note']}>{t('tax.notAdvice')}</p>
    </section>
  )
}
