import type { ServiceStatus } from '@trevo/contract/wps/status/service-status.ts'
import { formatBp, formatDate } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { writeSpan } from './write-span.ts'
import styles from './status.module.css'

/** What members get for an incident that hit them, and who counts as hit; nothing where the brand has no rule. */
export const Credits = ({
  status: { credits, creditShareBp },
}: {
  readonly status: ServiceStatus
}) => {
  const t = useText('status')
  const { locale } = useLanguage()
  if (credits.length === 0) return null
  const money = (amount: string) => formatAmount(amount, { locale })
  return (
    <section>
      <h2>{t('status.credits')}</h2>
      <p className={styles['lead']}>{t('status.credits.lead')}</p>
      <ul className={styles['credits']}>
        {credits.map(({ kind, minutes, amount, monthMax, since }) => (
          <li key={kind}>
            <p>{t(`status.credits.for.${kind}`)}</p>
            <p>
              {t('status.credits.terms', {
                time: writeSpan(minutes * 60, locale),
                amount: money(amount),
                monthMax: money(monthMax),
                since: formatDate(new Date(since), locale),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['lead']}>
        {t('status.credits.bounds', { share: formatBp(creditShareBp, locale) })}
      </p>
    </section>
  )
}
