import { formatDate } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useBalanceHidden } from '../../core/session/balance-hidden.ts'
import { useBalance, useCovered } from '../../core/session/balance-store.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { MemberIcon } from '../../entities/member/member-icon-view.tsx'
import styles from './account.module.css'
import { FundsList } from './funds-list.tsx'
import { useText } from '../../core/language/use-text.ts'
import { VipChip } from './vip-chip.tsx'

/** The member who is logged in, and what they have. */
export const MemberCard = () => {
  const t = useText('account')
  const { locale } = useLanguage()
  const session = useSession()
  const { memberInfo } = session
  const balance = useBalance()
  const isHidden = useBalanceHidden()
  const isExcluded = useRunningExclusion() !== undefined
  const isCovered = useCovered()
  if (!memberInfo) return null
  // AGENT-11, ROLE-7: the consolidated call is for full members of brands with agent policies.
  const hasPolicies = session.whitelabelVal['AGENTPOLICY3'] === true
  const isAsked = phaseOf(session) === 'member' && hasPolicies && !isCovered
  const amount = balance
    ? formatAmount(balance.amount, { locale, currency: balance.currency })
    : '…'
  const name = memberInfo.nickname || memberInfo.account.split('@').at(-1) || ''
  return (
    <section className={styles['card']}>
      <span className={styles['avatar']} aria-hidden="true">
        <MemberIcon memberId={memberInfo.id} name={name} sizePx={44} />
      </span>
      <div className={styles['who']}>
        <h2>{t('common.hello', { name })}</h2>
        <p>{t('member.since', { date: formatDate(new Date(memberInfo.regDate), locale) })}</p>
        {!isExcluded && !isCovered && <VipChip />}
      </div>
      <div className={styles['money']}>
        <p>
          <small>{t('common.balance')}</small>
          <b>{isHidden ? '••••••' : amount}</b>
        </p>
        {isExcluded ? (
          <Link to={to.member('withdraw')} className={buttonClass('plain')}>
            {t('member.withdraw')}
          </Link>
        ) : (
          <Link to={to.member('depositv2')} className={buttonClass('brand')} data-call>
            {t('member.depositv2')}
          </Link>
        )}
      </div>
      {isAsked && !isHidden && <FundsList memberId={memberInfo.id} />}
    </section>
  )
}
