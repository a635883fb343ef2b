import { Badge } from '@trevo/ui/badge.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useUnread } from '../../entities/inbox/unread.ts'
import { useWaitingRewards } from '../../entities/rewards/waiting-rewards.ts'
import { to, type MemberPage } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { memberGroups, memberPages, pagesOf, titleOf } from './member-pages.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import styles from './account.module.css'
import { useText } from '../../core/language/use-text.ts'
import chip from './vip-chip.module.css'

/** The pages of the personal center: a column next to the page, or the whole screen on phones. */
export const MemberNav = ({ current }: { readonly current: MemberPage | undefined }) => {
  const t = useText('account')
  const { hasMerchantWallet, whitelabelVal, systemStatus, memberInfo } = useSession()
  const { jurisdiction, agentTypes } = systemStatus.info.brand
  const hasAgent = memberInfo?.hasAgent === true
  const isAgent = memberInfo !== undefined && agentTypes.includes(memberInfo.type)
  const isExcluded = useRunningExclusion() !== undefined
  const isHidden: Partial<Record<MemberPage, boolean>> = {
    // With a single wallet there is nothing to transfer between wallets.
    transferFund: hasMerchantWallet,
    messageV2: whitelabelVal['INBOX3'] === false,
    ...(whitelabelVal['REWCEN3'] === false && {
      rewardCenter: true,
      missionLeaderboard: true,
      manualRebate: true,
      referral: true,
    }),
    playerRank: whitelabelVal['VIP'] === false,
    // Other laws ask for no statement of prizes.
    tax: jurisdiction !== 'br',
    // The law of Brazil bars money between people; elsewhere it moves between agents and their downline.
    transferUpline: jurisdiction === 'br' || (!hasAgent && !isAgent),
    ownAgent: !hasAgent,
    ...(isExcluded && { depositv2: true }),
  }
  const groups = memberGroups.filter((group) => !isExcluded || group !== 'rewards')
  return (
    <nav aria-label={t('member.pages')} className={styles['nav']}>
      {groups.map((group) => (
        <section key={group}>
          <h2 className={styles['group']}>{t(`member.group.${group}`)}</h2>
          <ul>
            {pagesOf(group)
              .filter((page) => !isHidden[page])
              .map((page) => (
                <li key={page}>
                  <Link
                    to={to.member(page)}
                    className={classNames(styles['link'])}
                    aria-current={page === current ? 'page' : undefined}
                  >
                    <Icon name={memberPages[page].icon} size={24} />
                    {t(titleOf(page))}
                    {page === 'messageV2' && <UnreadMark />}
                    {page === 'rewardCenter' && <RewardMark of="unclaimed" />}
                    {page === 'missionLeaderboard' && <RewardMark of="missions" />}
                  </Link>
                </li>
              ))}
            {group === 'rewards' && whitelabelVal['PTSYS3'] === true && (
              <li>
                <Link to={to.pointMall()} className={classNames(styles['link'])}>
                  <Icon name="megaway" size={24} />
                  {t('common.pointsMall')}
                </Link>
              </li>
            )}
          </ul>
        </section>
      ))}
      <button type="button" className={styles['link']} onClick={() => openPopup('signOut', {})}>
        <LogOut size={20} aria-hidden="true" className={styles['leave']} />
        {t('common.signOut')}
      </button>
    </nav>
  )
}

/** MEMBER-5: rewards to claim and completed missions. */
const RewardMark = ({ of }: { readonly of: 'unclaimed' | 'missions' }) => {
  const t = useText('account')
  const waiting = useWaitingRewards()[of]
  if (waiting === 0) return null
  return (
    <Badge look="count" className={chip['count']}>
      {waiting}
      <span className="visually-hidden"> {t('member.toClaim')}</span>
    </Badge>
  )
}

/** MEMBER-5: unread messages. */
const UnreadMark = () => {
  const t = useText('account')
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <Badge look="count" className={chip['count']}>
      {unread}
      <span className="visually-hidden"> {t('member.unread')}</span>
    </Badge>
  )
}
