import { formatMoneyText } from '@trevo/i18n/format.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useJackpots } from '../../entities/jackpot/jackpots.ts'
import styles from './jackpot-pools.module.css'
import { useJackpotText } from '../../entities/jackpot/use-jackpot-text.ts'

/** What one pool holds, in the place of the counter. */
export const PoolAmount = ({ code }: { readonly code: string }) => {
  const { locale } = useLanguage()
  const pool = useJackpots()?.list.find((one) => one.code === code)
  return pool ? formatMoneyText(pool.amount, locale) : null
}

/**
 * Every pool with what it holds and when it is won at the latest; nothing where there are none, and
 * `before` until they are known.
 */
export const Pools = ({ before }: { readonly before: ReactNode }) => {
  const t = useJackpotText()
  const { locale } = useLanguage()
  const jackpots = useJackpots()
  if (!jackpots) return before
  const pools = jackpots.list
  if (pools.length === 0) return null
  return (
    <ul className={styles['pools']} aria-label={t('jackpot.pools')}>
      {pools.map(({ code, name, amount, mustHitBy }) => (
        <li key={code}>
          <span>
            <b>{name}</b>
            <small>{t('jackpot.mustHitBy', { amount: formatMoneyText(mustHitBy, locale) })}</small>
          </span>
          <Link
            to={to.proofs()}
            aria-label={`${formatMoneyText(amount, locale)} · ${t('jackpot.proofOf', { name })}`}
          >
            {formatMoneyText(amount, locale)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
