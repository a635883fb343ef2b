import { IconButton } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { hideBalance, useBalanceHidden } from '../../core/session/balance-hidden.ts'
import { useBalance, useCovered } from '../../core/session/balance-store.ts'
import { openPin } from '../../entities/member/pin-gate.tsx'
import { refreshBalance } from '../../entities/member/restore-session.ts'
import header from './header.module.css'

/** HEADER-2. Screen readers announce what is visible. */
export const ShownBalance = () => {
  const { t, locale } = useLanguage()
  const balance = useBalance()
  const isCovered = useCovered()
  const isHidden = useBalanceHidden() || isCovered
  const amount = balance
    ? formatAmount(balance.amount, { locale, currency: balance.currency })
    : '…'
  return (
    <>
      <small>{t('common.balance')}</small>
      <span
        className={header['amount']}
        aria-live="polite"
        aria-label={isHidden ? t('shell.hiddenBalance') : undefined}
        role="status"
      >
        {isHidden ? '••••••' : amount}
      </span>
    </>
  )
}

/** Hides the balance on this device, and refreshes it. */
export const BalanceTools = () => {
  const { t } = useLanguage()
  const isCovered = useCovered()
  const isHidden = useBalanceHidden() || isCovered
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshBalance().catch((error: unknown) => {
      showToast(error instanceof Error && error.message ? error.message : t('state.network'), 'bad')
    })
    setBusy(false)
  }
  const Sign = isHidden ? EyeOff : Eye
  return (
    <span className={header['tools']}>
      <IconButton
        bare
        className={header['small']}
        label={isHidden ? t('shell.showBalance') : t('shell.hideBalance')}
        onClick={() => (isCovered ? openPin() : hideBalance(!isHidden))}
      >
        <Sign size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        bare
        className={header['small']}
        label={t('shell.refreshBalance')}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void refresh()}
      >
        <RefreshCw size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** On a phone the bar has no space for the tools: they are at the top of the account menu. */
export const BalanceInMenu = () => {
  const { t } = useLanguage()
  return (
    // The menu stays open while the balance is hidden or refreshed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={header['purse']} onClick={(event) => event.stopPropagation()}>
      {t('common.balance')}
      <BalanceTools />
    </div>
  )
}
