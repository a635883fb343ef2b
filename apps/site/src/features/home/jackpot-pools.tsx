import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useJackpots } from '../../entities/jackpot/jackpots.ts'
import { jackpotAt } from './jackpot-at.ts'
import styles from './jackpot-pools.module.css'
import { jackpotQuery } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

/** The amount of one pool, in place of the counter. */
export const PoolAmount = ({ code }: { readonly code: string }) => {
  const { locale } = useLanguage()
  const pool = useJackpots()?.list.find((one) => one.code === code)
  return pool ? formatMoneyText(pool.amount, locale) : null
}

/**
 * WINNER-2: the brand's own display, a base that grows in steps and pays nothing. It is labelled as
 * such, and never shows more than all pools hold together; hidden where there is no pool.
 */
export const Illustration = () => {
  const t = useText('jackpot')
  const { locale } = useLanguage()
  const { data: course } = useQuery(jackpotQuery())
  const jackpots = useJackpots()
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!course) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), course.intervalMs)
    return () => clearInterval(timer)
  }, [course])
  if (!course || !jackpots || jackpots.list.length === 0) return null
  const heldMinor = jackpots.list.reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
  const shownMinor = parseMoney(jackpotAt(course, nowMs))
  const amount = formatMoney(shownMinor < heldMinor ? shownMinor : heldMinor)
  return (
    <>
      {formatMoneyText(amount, locale)}
      <small className={styles['illustration']}>{t('jackpot.illustration')}</small>
    </>
  )
}

/**
 * Every pool with its amount and the amount by which it must be won; nothing if there is no pool, and
 * `before` until they are known.
 */
export const Pools = ({ before }: { readonly before: ReactNode }) => {
  const t = useText('jackpot')
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
