import { Button, buttonClass, IconButton } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { to, type MemberPage } from '../router/to.ts'
import { useBalance } from '../session/balance-store.ts'
import { requireAccount } from '../session/require-login.ts'
import { refreshBalance } from '../session/restore-session.ts'
import { useSession } from '../session/store.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { MemberIcon } from './member-icon.tsx'
import { openPopup } from './popups.ts'
import header from './header.module.css'
import layout from './layout.module.css'

/** HEADER-1..5: login and register, or balance, money buttons and the account menu. */
export const AccountArea = () => (
  <div className={header['account']}>{useSession().isLogin ? <LoggedIn /> : <LoggedOut />}</div>
)

const LoggedOut = () => {
  const { t } = useLanguage()
  return (
    <>
      <Button look="plain" onClick={() => openPopup('login', {})}>
        {t('shell.login')}
      </Button>
      <Button onClick={() => openPopup('register', {})}>{t('shell.register')}</Button>
    </>
  )
}

const LoggedIn = () => {
  const { t } = useLanguage()
  const { isAgent } = useSession()
  return (
    <>
      {isAgent && (
        <Link to={to.agentHome()} className={`${buttonClass('plain')} ${header['agentLink']}`}>
          {t('account.agentCenter')}
        </Link>
      )}
      <div className={header['wallet']}>
        <BalanceShown />
        <MemberLink page="depositv2" className={buttonClass('brand')}>
          {t('shell.deposit')}
        </MemberLink>
      </div>
      <MemberLink page="withdraw" className={`${buttonClass('plain')} ${header['onlyWide']}`}>
        {t('shell.withdraw')}
      </MemberLink>
      <AccountMenu />
    </>
  )
}

/** HEADER-2. What a screen reader hears follows what the eye may see. */
const BalanceShown = () => {
  const { t, locale } = useLanguage()
  const balance = useBalance()
  const [hidden, setHidden] = useState(false)
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshBalance().catch((error: unknown) => {
      showToast(error instanceof Error && error.message ? error.message : t('state.network'), 'bad')
    })
    setBusy(false)
  }
  const amount = balance
    ? formatAmount(balance.amount, { locale, currency: balance.currency })
    : '…'
  const Sign = hidden ? EyeOff : Eye
  return (
    <>
      <small>{t('shell.balance')}</small>
      <span
        className={header['amount']}
        aria-live="polite"
        aria-label={hidden ? t('shell.hiddenBalance') : undefined}
        role="status"
      >
        {hidden ? '••••••' : amount}
      </span>
      <IconButton
        bare
        className={`${header['small']} ${header['onlyWide']}`}
        label={hidden ? t('shell.showBalance') : t('shell.hideBalance')}
        onClick={() => setHidden(!hidden)}
      >
        <Sign size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        bare
        className={`${header['small']} ${header['onlyWide']}`}
        label={t('shell.refreshBalance')}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void refresh()}
      >
        <RefreshCw size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** A link into the personal center that asks first whether the visitor may go there (ROLE-8). */
export const MemberLink = ({
  page,
  className,
  children,
}: {
  readonly page: MemberPage
  readonly className?: string | undefined
  readonly children: React.ReactNode
}) => {
  const { t } = useLanguage()
  return (
    <Link
      to={to.member(page)}
      className={className}
      onClick={(event) => {
        if (!requireAccount(t('account.trialOnly'))) event.preventDefault()
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
  { page: 'securityCenter', label: 'account.security' },
]

const AccountMenu = () => {
  const { t } = useLanguage()
  const { memberInfo, isAgent, whitelabelVal } = useSession()
  const name = memberInfo?.nickname || memberInfo?.account.split('@').at(-1) || '?'
  return (
    <>
      <button
        type="button"
        className={header['avatar']}
        popoverTarget="account-menu"
        aria-label={t('shell.account')}
        title={t('shell.account')}
      >
        <MemberIcon name={name} />
      </button>
      {/* Clicks bubble from the links inside, which have the keyboard themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id="account-menu"
        popover="auto"
        className={header['accountMenu']}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <div className={header['who']}>{name}</div>
        {whitelabelVal['PROFPIC3'] && (
          <button
            type="button"
            className={layout['sideLink']}
            onClick={() => {
              if (requireAccount(t('account.trialOnly'))) openPopup('icon', {})
            }}
          >
            {t('account.picture')}
          </button>
        )}
        {accountPages.map(({ page, label }) => (
          <MemberLink key={page} page={page} className={layout['sideLink']}>
            {t(label)}
          </MemberLink>
        ))}
        {whitelabelVal['GAMELOFAV3'] && (
          <Link to={to.favorite()} className={layout['sideLink']}>
            {t('account.favourites')}
          </Link>
        )}
        {whitelabelVal['GAMELOREC3'] && (
          <Link to={to.recent()} className={layout['sideLink']}>
            {t('account.recent')}
          </Link>
        )}
        {isAgent && (
          <Link to={to.agentHome()} className={layout['sideLink']}>
            {t('account.agentCenter')}
          </Link>
        )}
        <button
          type="button"
          className={layout['sideLink']}
          onClick={() => openPopup('signOut', {})}
        >
          {t('account.signOut')}
        </button>
      </div>
    </>
  )
}
