import type { DepositPayment } from '@trevo/contract/wps/cashier/deposit.ts'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './payment-line.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The effect on the balance after the payer's bank reversed a credited Pix. */
const ReversalNote = ({ reversal }: { readonly reversal: DepositPayment['reversals'][number] }) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  return (
    <p>
      {t(reversal.what === 'deposit' ? 'cashier.reversed' : 'cashier.rewardReversed', {
        amount: money(reversal.amount),
        taken: money(reversal.fromBalance),
      })}{' '}
      {reversal.owed !== '0.00' && t('cashier.reversedOwed', { owed: money(reversal.owed) })}
    </p>
  )
}

/** One Pix: its amount, what became of it and why, and the id to quote to a bank. */
export const PaymentLine = ({ payment }: { readonly payment: DepositPayment }) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  return (
    <div className={styles['payment']}>
      <div>
        <b>{formatAmount(payment.amount, { locale })}</b>
        <span data-status={payment.status}>{t(`cashier.payment.${payment.status}`)}</span>
      </div>
      {payment.reason && <p>{t(`cashier.reason.${payment.reason}`)}</p>}
      {payment.status === 'unclaimed' && <p>{t('cashier.unclaimedText')}</p>}
      {payment.reversals.map((reversal) => (
        <ReversalNote key={`${reversal.reversedAt} ${reversal.what}`} reversal={reversal} />
      ))}
      <div className={styles['idLine']}>
        <code title={t('cashier.findLabel')}>{payment.endToEndId}</code>
        <CopyButton
          look="quiet"
          text={payment.endToEndId}
          label={t('common.copyId')}
          doneText={t('common.idCopied')}
          failedText={t('cashier.copyFailed')}
        />
      </div>
    </div>
  )
}
