import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { QrCode } from '../../../core/art/qr-code.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { useIsPhone } from '../../../core/theme/use-media.ts'
import { dayName } from './due-days.ts'
import frame from '../common/cashier.module.css'
import styles from './pay-card.module.css'
import { useText } from '../../../core/language/use-text.ts'

const SandboxLink = ({ payUrl, language }: { payUrl: string; language: string }) => {
  const t = useText('cashier')
  return (
    <div className={styles['sandbox']}>
      <a
        className={buttonClass('plain', 'normal', true)}
        href={`${payUrl}?lang=${language.toLowerCase()}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('cashier.paySandbox')}
        <ExternalLink size={16} aria-hidden="true" />
      </a>
      <small>{t('cashier.sandboxNote')}</small>
    </div>
  )
}

/** Text in a field, so that it can be selected if copying is not allowed. */
const CodeLine = ({ code }: { readonly code: string }) => {
  const t = useText('cashier')
  const id = useId()
  return (
    <div className={styles['code']}>
      <label htmlFor={id} className="visually-hidden">
        {t('cashier.codeLabel')}
      </label>
      <input id={id} value={code} readOnly onFocus={(event) => event.target.select()} />
      <CopyButton
        text={code}
        label={t('common.copy')}
        doneText={t('cashier.copied')}
        failedText={t('cashier.copyFailed')}
      />
    </div>
  )
}

/** The code to pay: to scan or copy, with a countdown by the server's time. */
export const PayCard = ({ deposit }: { readonly deposit: Deposit }) => {
  const t = useText('cashier')
  const { locale, language } = useLanguage()
  const { demo } = useSession().systemStatus.info.brand
  // Fixed when first shown, because every later answer has a different delay.
  const [until] = useState(() => Date.now() + (deposit.payableForMs ?? 0))
  const isPhone = useIsPhone()
  const [isOver, setOver] = useState(deposit.payableForMs === 0)
  if (deposit.qrText === null) return null
  return (
    <section className={frame['card']} aria-label={t('cashier.payWithPix')}>
      <header className={styles['payHead']}>
        <div>
          <h2>{t('cashier.payWithPix')}</h2>
          <strong>{formatAmount(deposit.amount, { locale })}</strong>
        </div>
        <Countdown
          until={until}
          label={t('cashier.timeLeft')}
          className={styles['left']}
          onEnd={() => setOver(true)}
        />
      </header>
      {isOver ? (
        <output className={styles['over']}>{t('cashier.checkingEnd')}</output>
      ) : (
        <>
          {!isPhone && (
            <QrCode text={deposit.qrText} label={t('cashier.qrAlt')} className={styles['qr']} />
          )}
          <p className={styles['scan']}>{t(isPhone ? 'cashier.pasteHere' : 'cashier.scan')}</p>
          {deposit.dueOn && (
            <p className={styles['scan']}>
              {t('cashier.dueOn', { day: dayName(deposit.dueOn, locale) })}
            </p>
          )}
          <CodeLine code={deposit.qrText} />
          {demo && deposit.payUrl !== null && (
            <SandboxLink payUrl={deposit.payUrl} language={language} />
          )}
        </>
      )}
    </section>
  )
}
