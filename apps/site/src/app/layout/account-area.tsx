import { Badge } from '@trevo/ui/badge.tsx'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { mailboxOwner, useUnread } from '../../entities/inbox/unread.ts'
import { to, type MemberPage } from '../../core/router/to.ts'
import { requireAccount } from '../../core/session/require-login.ts'
import { useSession } from '../../core/session/store.ts'
import { useStoredMember, type StoredMember } from '../../core/session/use-stored-member.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { MemberIcon } from '../../entities/member/member-icon-view.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { BalanceInMenu, BalanceTools, ShownBalance } from './shown-balance.tsx'
import header from './header.module.css'
import layout from './layout.module.css'

/** Loaded after the page, with the texts and rules of limits. */
const PanelButton = lazy(async () => ({
  default: (await import('../../entities/limits/panel-button.tsx')).PanelButton,
}))

/**
 * HEADER-1..5: login and register, or balance, money buttons and the account menu. On a reload the member is shown
 * at once, but nothing can be pressed before the server has identified the session.
 */
export const AccountArea = () => {
  const { t } = useLanguage()
  const { isLogin, isAfterLogin, memberInfo } = useSession()
  const kept = useStoredMember()
  return (
    <div className={header['account']}>
      {isLogin && <LoggedIn />}
      {!isLogin && (kept ? <Returning member={kept} /> : <LoggedOut />)}
      <span aria-live="polite" className="visually-hidden">
        {isAfterLogin && memberInfo && t('account.loggedInAs', { name: nameOf(memberInfo) })}
      </span>
    </div>
  )
}

const nameOf = ({ nickname, account }: MemberInfo): string =>
  nickname || (account.split('@').at(-1) ?? account)

const AgentLink = () => {
  const { t } = useLanguage()
  return (
    <Link to={to.agentHome()} className={`${buttonClass('plain')} ${header['agentLink']}`}>
      {t('common.agentCenter')}
    </Link>
  )
}

const Returning = ({ member }: { readonly member: StoredMember }) => (
  <>
    {member.isAgent && <AgentLink />}
    <span className={header['avatar']} title={member.account} aria-busy="true">
      <MemberIcon memberId={member.id} name={member.name} />
    </span>
  </>
)

/**
 * The server renders it for everybody: where the tab has a stored token, styles show the member's initial instead
 * until the program runs (`undecidedScript`).
 */
const LoggedOut = () => {
  const { t } = useLanguage()
  return (
    <>
      <span
        className={classNames(header['avatar'], header['initial'])}
        data-kept="member"
        aria-hidden="true"
      />
      <Button look="plain" data-kept="guest" onClick={() => openPopup('login', {})}>
        {t('common.logIn')}
      </Button>
      <Button data-kept="guest" onClick={() => openPopup('register', {})}>
        {t('common.signUp')}
      </Button>
    </>
  )
}

const LoggedIn = () => {
  const { t } = useLanguage()
  const { isAgent } = useSession()
  const isExcluded = useRunningExclusion() !== undefined
  return (
    <>
      {isAgent && <AgentLink />}
      <Suspense>
        <PanelButton className={header['playTime']} />
      </Suspense>
      <div className={header['wallet']}>
        <ShownBalance />
        <BalanceTools />
        {!isExcluded && (
          <MemberLink page="depositv2" className={buttonClass('brand')} isCall>
            {t('common.deposit')}
          </MemberLink>
        )}
      </div>
      <MemberLink page="withdraw" className={`${buttonClass('plain')} ${header['onlyWide']}`}>
        {t('common.withdraw')}
      </MemberLink>
      <AccountMenu />
    </>
  )
}

/** A link into the personal center that first checks whether the visitor may go there (ROLE-8). */
export const MemberLink = ({
  page,
  className,
  isCall = false,
  children,
}: {
  readonly page: MemberPage
  /** Advertises play, so it is hidden until the visitor is known not to be a member on a break. */
  readonly isCall?: boolean
  readonly className?: string | undefined
  readonly children: React.ReactNode
}) => {
  const { t } = useLanguage()
  return (
    <Link
      to={to.member(page)}
      className={className}
      data-call={isCall || undefined}
      onClick={(event) => {
        if (!requireAccount(t('common.registerFirst'))) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}

const accountPages: readonly { readonly page: MemberPage; readonly label: MessageKey }[] = [
  { page: 'personalHistoryCopy', label: 'account.bettingRecord' },
  { page: 'transactionHistory', label: 'account.accountRecord' },
  { page: 'personalProfit', label: 'account.profitLoss' },
  { page: 'rewardCenter', label: 'account.rewardCenter' },
  { page: 'limits', label: 'common.limits' },
  { page: 'playTime', label: 'account.playTime' },
  { page: 'why', label: 'common.why' },
  { page: 'securityCenter', label: 'common.myAccount' },
]

const AccountMenu = () => {
  const { t } = useLanguage()
  const { memberInfo } = useSession()
  const unread = useUnread()
  const name = memberInfo ? nameOf(memberInfo) : '?'
  return (
    <>
      <button
        type="button"
        className={header['avatar']}
        popoverTarget="account-menu"
        aria-label={t('shell.account')}
        title={t('shell.account')}
      >
        <MemberIcon memberId={memberInfo?.id} name={name} />
        {unread > 0 && <i className={header['unread']} />}
      </button>
      {/* Clicks bubble up from the links inside, which are themselves reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id="account-menu"
        popover="auto"
        className={header['accountMenu']}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <MenuItems name={name} unread={unread} />
      </div>
    </>
  )
}

const MenuItems = ({ name, unread }: { readonly name: string; readonly unread: number }) => {
  const { t } = useLanguage()
  const session = useSession()
  const isExcluded = useRunningExclusion() !== undefined
  const { isAgent, whitelabelVal } = session
  const pages = accountPages.filter(({ page }) => !isExcluded || page !== 'rewardCenter')
  return (
    <>
      <div className={header['who']}>{name}</div>
      <BalanceInMenu />
      {whitelabelVal['PROFPIC3'] && (
        <button
          type="button"
          className={layout['sideLink']}
          onClick={() => {
            if (requireAccount(t('common.registerFirst'))) openPopup('icon', {})
          }}
        >
          {t('account.picture')}
        </button>
      )}
      <MemberLink page="withdraw" className={`${layout['sideLink']} ${header['onlyPhone']}`}>
        {t('common.withdraw')}
      </MemberLink>
      {pages.map(({ page, label }) => (
        <MemberLink key={page} page={page} className={layout['sideLink']}>
          {t(label)}
        </MemberLink>
      ))}
      {mailboxOwner(session) !== undefined && (
        <MemberLink page="messageV2" className={layout['sideLink']}>
          {t('account.messages')}
          {unread > 0 && <Badge look="count">{unread}</Badge>}
        </MemberLink>
      )}
      {!isExcluded && whitelabelVal['GAMELOFAV3'] && (
        <Link to={to.favorite()} className={layout['sideLink']}>
          {t('common.favourites')}
        </Link>
      )}
      {!isExcluded && whitelabelVal['GAMELOREC3'] && (
        <Link to={to.recent()} className={layout['sideLink']}>
          {t('common.recentlyPlayed')}
        </Link>
      )}
      {isAgent && (
        <Link to={to.agentHome()} className={layout['sideLink']}>
          {t('common.agentCenter')}
        </Link>
      )}
      <button type="button" className={layout['sideLink']} onClick={() => openPopup('signOut', {})}>
        {t('common.signOut')}
      </button>
    </>
  )
}
