import type { WonJackpot } from '@trevo/contract/wps/jackpots.ts'
import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useJackpots } from '../../entities/jackpot/jackpots.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './proofs.module.css'

/** Pools with their commitments, and those that were won, each verified in this browser. */
export const JackpotProofs = () => {
  const t = useText('jackpot')
  const { locale } = useLanguage()
  const jackpots = useJackpots()
  if (!jackpots || jackpots.list.length === 0) return null
  const money = (amount: string) => formatMoneyText(amount, locale)
  return (
    <section>
      <h2>{t('jackpot.pools')}</h2>
      <p>{t('jackpot.proofLead')}</p>
      {jackpots.list.map(({ code, name, amount, seedAmount, mustHitBy, commitment, salt }) => (
        <dl key={code} className={styles['jackpot']}>
          <dt>
            {t('jackpot.runs', {
              name,
              amount: money(amount),
              seed: money(seedAmount),
              mustHitBy: money(mustHitBy),
            })}
          </dt>
          <Told name={t('jackpot.commitment')} value={commitment} />
          <Told name={t('jackpot.salt')} value={salt} />
        </dl>
      ))}
      {jackpots.won.length === 0 && <p>{t('jackpot.noneWon')}</p>}
      {jackpots.won.map((won) => (
        <WonProof key={`${won.code}${won.number}`} won={won} />
      ))}
    </section>
  )
}

const Told = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <dd>
    {name}
    <code>{value}</code>
  </dd>
)

const WonProof = ({ won }: { readonly won: WonJackpot }) => {
  const t = useText('jackpot')
  const { locale } = useLanguage()
  const isRight = useCheck(won)
  const said = isRight === undefined ? 'checking' : isRight ? 'right' : 'wrong'
  return (
    <dl className={styles['jackpot']}>
      <dt>
        {t('jackpot.wonAt', {
          name: won.customerName,
          amount: formatMoneyText(won.amount, locale),
          at: formatDateTime(new Date(won.wonAt), locale),
        })}
      </dt>
      <dd>
        <b>{t(`jackpot.${said}`)}</b>
      </dd>
      <Told name={t('jackpot.commitment')} value={won.commitment} />
      <Told name={t('jackpot.secret')} value={won.secret} />
      <Told name={t('jackpot.salt')} value={won.salt} />
    </dl>
  )
}

/** Undefined while it is being verified. The arithmetic is loaded on demand. */
const useCheck = (won: WonJackpot): boolean | undefined => {
  const [isRight, setIsRight] = useState<boolean>()
  useEffect(() => {
    void import('./check-jackpot.ts').then(({ isJackpotRight }) => setIsRight(isJackpotRight(won)))
  }, [won])
  return isRight
}
