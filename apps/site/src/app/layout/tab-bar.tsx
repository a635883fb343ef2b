import type { IconName } from '@trevo/art/icon-names.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Link, useLocation, type Location } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useMedia } from '../../core/theme/use-media.ts'
import { to } from '../../core/router/to.ts'
import { requireAccount } from '../../core/session/require-login.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { useWaitingRewards } from '../../entities/rewards/waiting-rewards.ts'
import styles from './tab-bar.module.css'

type Tab = {
  readonly label: MessageKey
  readonly icon: IconName
  readonly href: string
  readonly account?: true
  readonly middle?: true
  /** How many rewards are waiting. */
  readonly counts?: true
  /** It advertises play, or leads to offers (`packages/ui/src/base.css`). */
  readonly call?: 'play' | 'way'
}

const tabs: readonly Tab[] = [
  { label: 'nav.HOME', icon: 'home', href: to.home() },
  { label: 'nav.LOTT', icon: 'lottery', href: to.gameCenter('lott'), call: 'way' },
  {
    label: 'common.deposit',
    icon: 'coin',
    href: to.member('depositv2'),
    account: true,
    middle: true,
    call: 'play',
  },
  {
    label: 'common.rewards',
    icon: 'rewards',
    href: to.member('rewardCenter'),
    account: true,
    counts: true,
    call: 'play',
  },
  { label: 'common.account', icon: 'account', href: to.member(), account: true },
]

/** A member on a break has no link to play or to deposit here. */
const tabsOfBreak: readonly Tab[] = [
  { label: 'nav.HOME', icon: 'home', href: to.home() },
  { label: 'account.accountRecord', icon: 'records', href: to.member('transactionHistory') },
  { label: 'common.withdraw', icon: 'money', href: to.member('withdraw') },
  { label: 'common.help', icon: 'service', href: to.help() },
  { label: 'common.account', icon: 'account', href: to.member() },
]

/** Three tabs share one path and differ by query; every other member page belongs to the account. */
const currentTab = (shown: readonly Tab[], { pathname, search }: Location): Tab | undefined => {
  const page = new URLSearchParams(search).get('page') ?? undefined
  const here = page === undefined ? pathname : `${pathname}?page=${page}`
  const exact = shown.find(({ href }) => href === here)
  return exact ?? shown.find(({ href }) => href === pathname)
}

/** Wide pages show no tabs, so nothing is fetched for them. */
const WaitingMark = () => useMedia('(max-width: 760px)') && <WaitingCount />

/** MEMBER-5: the badge of the reward center is shown here too. */
const WaitingCount = () => {
  const { t } = useLanguage()
  const { unclaimed } = useWaitingRewards()
  if (unclaimed === 0) return null
  return (
    <Badge look="count" className={styles['waiting']}>
      {unclaimed > 99 ? '99+' : unclaimed}
      <span className="visually-hidden"> {t('tab.toClaim')}</span>
    </Badge>
  )
}

/** At the bottom of a phone's screen, within reach of the thumb. */
export const TabBar = () => {
  const { t } = useLanguage()
  const shown = useRunningExclusion() ? tabsOfBreak : tabs
  const current = currentTab(shown, useLocation())
  return (
    <nav className={styles['tabs']} aria-label={t('shell.tabBar')}>
      {shown.map((tab) => (
        <Link
          key={tab.label}
          to={tab.href}
          className={styles['tab']}
          data-call={tab.call}
          aria-current={tab === current ? 'page' : undefined}
          onClick={(event) => {
            if (tab.account && !requireAccount(t('common.registerFirst'))) event.preventDefault()
          }}
        >
          <span className={tab.middle ? styles['tabMiddle'] : undefined}>
            <Icon name={tab.icon} size={tab.middle ? 28 : 24} />
          </span>
          {tab.counts && <WaitingMark />}
          {t(tab.label)}
        </Link>
      ))}
    </nav>
  )
}
