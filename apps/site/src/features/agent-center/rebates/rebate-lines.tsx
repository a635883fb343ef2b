import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime, formatExactMoney, formatRate } from '@trevo/i18n/format.ts'
import { rowsOf } from '../../../core/lists/pages.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import styles from '../common/center.module.css'
import type { Days } from '../common/days.ts'
import { ListFrame } from '../common/list-frame.tsx'
import { rebateLinesQuery } from '../common/queries.ts'
import { RoundId } from '../common/round-id.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** The rounds that the rebates of these days come from. */
export const RebateLines = ({ days }: { readonly days: Days }) => {
  const t = useText('agent-center')
  const { language, locale } = useLanguage()
  const reportZone = useBrandZone()
  const lines = useInfiniteQuery(rebateLinesQuery(language, days))
  const list = rowsOf(lines)
  if (lines.data && list.length === 0) return null
  return (
    <section className={styles['card']} aria-label={t('rebateLines')}>
      <h2>{t('rebateLines')}</h2>
      <ListFrame pages={lines}>
        <ol className={styles['people']}>
          {list.map((line) => (
            <li key={line.key}>
              <span>
                <b>{line.name || t('common.closedAccount')}</b> · {line.gameName ?? '–'}
                <br />
                <RoundId id={line.roundId} />{' '}
                <time dateTime={line.at}>
                  {formatDateTime(new Date(line.at), locale, reportZone)}
                </time>
              </span>
              <span>
                {t('common.rebateLine', {
                  bet: formatExactMoney(line.bet, locale),
                  rate: formatRate(line.rate, locale),
                })}
                {line.isCorrection && ` · ${t('statement.lineCorrection')}`}
                <br />
                <b>{formatExactMoney(line.amount, locale)}</b>
              </span>
            </li>
          ))}
        </ol>
      </ListFrame>
    </section>
  )
}
