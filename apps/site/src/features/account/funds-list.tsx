import { useQuery } from '@tanstack/react-query'
import { parseMoney } from '@trevo/money/money.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useEffect } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { consolidatedQuery } from '../../entities/member/consolidated.ts'
import { useBalance } from '../../core/session/balance-store.ts'
import styles from './account.module.css'
import { useText } from '../../core/language/use-text.ts'

/**
 * CALL-31: what the member has besides the balance, and all of it together; nothing where the balance is all. Refetched
 * when the balance changes.
 */
export const FundsList = ({ memberId }: { readonly memberId: string }) => {
  const t = useText('account')
  const { locale } = useLanguage()
  const balance = useBalance()?.amount
  const { data, refetch } = useQuery(consolidatedQuery(memberId))
  const known = data?.funds.available
  useEffect(() => {
    if (known !== undefined && balance !== undefined && known !== balance) void refetch()
  }, [balance, known, refetch])
  if (!data) return null
  const { currency, total, held, vendorWallets } = data.funds
  const isHeld = parseMoney(held) !== 0n
  if (!isHeld && vendorWallets.length === 0) return null
  const money = (amount: string) => formatAmount(amount, { locale, currency })
  return (
    <dl className={styles['funds']} aria-label={t('member.funds')}>
      {isHeld && (
        <div>
          <dt>
            {t('member.fundsHeld')}
            <small>{t('member.fundsHeldText')}</small>
          </dt>
          <dd>{money(held)}</dd>
        </div>
      )}
      {vendorWallets.map(({ accountTypeId, accountName, availBalance }) => (
        <div key={accountTypeId}>
          <dt>{t('member.fundsAt', { name: accountName })}</dt>
          <dd>{availBalance === null ? t('member.fundsSilent') : money(availBalance)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('common.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
