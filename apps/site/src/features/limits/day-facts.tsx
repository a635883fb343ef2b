import type { LimitState, PlayTime } from '@trevo/contract/wps/limits.ts'
import { Money } from '@trevo/ui/money.tsx'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useBalance } from '../../core/session/balance-store.ts'
import { usedShare, useLimitWords } from '../../entities/limits/limit-words.ts'
import styles from './limits.module.css'

/** Time, result, balance and stakes of the day, with those of the running session. */
export const DayFacts = ({ data }: { readonly data: PlayTime }) => {
  const { t, playedOf } = useLimitWords()
  const { locale } = useLanguage()
  const balance = useBalance()
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('playTime.today')}</dt>
        <dd>{playedOf(data.todayMs)}</dd>
        <dd className={styles['beside']}>
          {data.sessionMs === null
            ? t('playTime.noSession')
            : t('playTime.session', { time: playedOf(data.sessionMs) })}
        </dd>
      </div>
      <div>
        <dt>{t('playTime.result')}</dt>
        <dd>
          <Money amount={data.result} locale={locale} sign="always" />
        </dd>
      </div>
      {balance && (
        <div>
          <dt>{t('common.balance')}</dt>
          <dd>
            <Money amount={balance.amount} locale={locale} currency={balance.currency} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('playTime.staked')}</dt>
        <dd>
          <Money amount={data.staked} locale={locale} />
        </dd>
        <dd className={styles['beside']}>{t('playTime.inBets', { count: data.bets })}</dd>
      </div>
    </dl>
  )
}

/** The limits of the day, with what is left of each. */
export const DayLimits = ({ limits }: { readonly limits: readonly LimitState[] }) => {
  const { t, nameOf, valueOf } = useLimitWords()
  if (limits.length === 0) return <p className={styles['note']}>{t('playTime.noLimits')}</p>
  return (
    <ul className={styles['left']}>
      {limits.map((limit) => {
        const share = usedShare(limit.used, limit.value)
        const rest = t('playTime.left', { rest: valueOf(limit.kind, limit.rest ?? '0') })
        return (
          <li key={`${limit.kind} ${limit.period}`}>
            <span>{nameOf(limit)}</span>
            <b>{rest}</b>
            <ShareBar
              share={share}
              label={nameOf(limit)}
              text={rest}
              className={share >= 1 ? styles['full'] : share >= 0.8 ? styles['near'] : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
}
