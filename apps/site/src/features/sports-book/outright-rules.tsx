import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { formatBp } from '@trevo/i18n/format.ts'
import { ruleFour } from '@trevo/sports-rules/outrights/rule-four.ts'
import { classNames } from '@trevo/ui/class-names.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import { useText } from '../../core/language/use-text.ts'
import book from './sports-book.module.css'
import styles from './league.module.css'

/** The deduction from winnings for each price of a withdrawn competitor. */
const RuleFour = () => {
  const t = useText('sports')
  const write = useWriteOdds()
  return (
    <dl className={styles['four']} aria-label={t('sports.ruleFourTaken')}>
      {ruleFour.map(([odds, percent]) => (
        <div key={odds}>
          <dt>
            {t('sports.ruleFourOdds')} {write(odds)}
          </dt>
          <dd>{percent}%</dd>
        </div>
      ))}
    </dl>
  )
}

/** How bets on a season are priced, won, divided and refunded. */
export const OutrightRules = ({ season }: { readonly season: Season }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const runs = season.runs.toLocaleString(locale)
  const margin = formatBp(season.margins['champion'] ?? 0, locale)
  return (
    <>
      <details className={classNames(book['proof'], styles['rules'])}>
        <summary>{t('sports.seasonRules')}</summary>
        <p>{t('sports.seasonTableRule')}</p>
        <p>{t('sports.seasonHeatRule')}</p>
        <p>{t('sports.seasonFourRule')}</p>
        <RuleFour />
        <p>{t('sports.seasonVoidRule')}</p>
      </details>
      <p className={book['note']}>
        {t('sports.seasonRunsText', { runs, margin })} {t('sports.simulated')}
      </p>
    </>
  )
}
