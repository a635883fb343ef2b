import type { IconName } from '@trevo/art/icon-names.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { NavLink } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import { to } from '../router/to.ts'
import { requireAccount } from '../session/require-login.ts'
import styles from './shell.module.css'

type Tab = {
  readonly label: MessageKey
  readonly icon: IconName
  readonly href: string
  readonly account?: true
  readonly middle?: true
}

const tabs: readonly Tab[] = [
  { label: 'tab.home', icon: 'home', href: to.home() },
  { label: 'tab.lottery', icon: 'lottery', href: to.gameCenter('lott') },
  { label: 'tab.deposit', icon: 'coin', href: to.member('depositv2'), account: true, middle: true },
  { label: 'tab.rewards', icon: 'rewards', href: to.member('rewardCenter'), account: true },
  { label: 'tab.account', icon: 'account', href: to.member('securityCenter'), account: true },
]

/** What a thumb reaches on a phone. */
export const TabBar = () => {
  const { t } = useLanguage()
  return (
    <nav className={styles['tabs']} aria-label={t('shell.tabBar')}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.label}
          to={tab.href}
          end
          className={styles['tab'] ?? ''}
          // Three tabs share one path and differ by query, which NavLink does not compare.
          aria-current={tab.account ? 'false' : 'page'}
          onClick={(event) => {
            if (tab.account && !requireAccount(t('account.trialOnly'))) event.preventDefault()
          }}
        >
          <span className={tab.middle ? styles['tabMiddle'] : undefined}>
            <Icon name={tab.icon} size={tab.middle ? 28 : 24} />
          </span>
          {t(tab.label)}
        </NavLink>
      ))}
    </nav>
  )
}
