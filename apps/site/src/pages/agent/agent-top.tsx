import { Money } from '@trevo/ui/money.tsx'
import { Clock } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '@trevo/ui/button.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useBalance } from '../../core/session/balance-store.ts'
import { useBrandZone } from '../../core/session/use-brand-zone.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './agent.module.css'

/** The title of the page, the clock of its reports, and the agent's own balance. */
export const AgentTop = ({ title }: { readonly title?: string }) => {
  const t = useText('agent-center')
  return (
    <div className={styles['top']}>
      {title && <h1>{title}</h1>}
      <LiveClock />
      <AgentBalance>
        <Link to={to.member('withdraw')} className={buttonClass('plain')}>
          {t('page.withdraw')}
        </Link>
      </AgentBalance>
    </div>
  )
}

/** The agent's own balance; on a phone it is in the menu. */
export const AgentBalance = ({ children }: { readonly children?: ReactNode }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const balance = useBalance()
  if (!balance) return null
  return (
    <div className={styles['balance']}>
      <small>{t('common.balance')}</small>
      <b>
        <Money amount={balance.amount} currency={balance.currency} locale={locale} />
      </b>
      {children}
    </div>
  )
}

const offsetOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** AGENT-9: the offset from GMT, and a clock that ticks every second. */
const LiveClock = () => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const timeZone = useBrandZone()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone })
  return (
    <div className={styles['clock']} role="timer" aria-live="off" aria-label={t('clock')}>
      <Clock size={16} aria-hidden="true" />
      <span>{offsetOf(now, timeZone)}</span>
      <span className={styles['day']}>{day.format(now)}</span>
      <b>{time.format(now)}</b>
    </div>
  )
}
