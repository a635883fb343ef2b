import { termsOfContract } from '@trevo/contract/contract-terms.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { formatCount, formatRate } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import styles from './contracts.module.css'
import { useText } from '../../core/language/use-text.ts'

/** CONTRACT-3: the conditions from which each rate applies; only the terms that the type has. */
export const TermsTable = ({ contract }: { readonly contract: Contract }) => {
  const t = useText('contracts')
  const { locale } = useLanguage()
  const { hasNetLoss, hasActiveMember } = termsOfContract[contract.contractType]
  const hasWinRate = contract.details.some(({ winRate }) => winRate !== null)
  const whole = (amount: string) => formatAmount(amount, { locale }).replace(/[.,]00$/, '')
  return (
    <table className={styles['terms']}>
      <thead>
        <tr>
          <th scope="col">{t('minimumBet')}</th>
          {hasNetLoss && <th scope="col">{t('netLoss')}</th>}
          {hasActiveMember && <th scope="col">{t('common.activeMembers')}</th>}
          <th scope="col">{t('rate')}</th>
          {hasWinRate && <th scope="col">{t('winRate')}</th>}
        </tr>
      </thead>
      <tbody>
        {contract.details.map((tier) => (
          <tr key={tier.minimumBet}>
            <td>{whole(tier.minimumBet)}</td>
            {/* A loss of the team, hence its sign. */}
            {hasNetLoss && <td>{tier.netLoss === '0.00' ? '0' : `−${whole(tier.netLoss)}`}</td>}
            {hasActiveMember && <td>{formatCount(tier.activeMember, locale)}</td>}
            <td>
              {tier.fixedAmount === null
                ? `${formatRate(tier.contractRate, locale)}%`
                : formatAmount(tier.fixedAmount, { locale })}
            </td>
            {hasWinRate && <td>{formatRate(tier.winRate ?? tier.contractRate, locale)}%</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
