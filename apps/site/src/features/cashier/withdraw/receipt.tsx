import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { usePayeeName } from './use-payee-name.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './receipt.module.css'

/** What was agreed and what happened, to the second; once paid with the id that every bank can look up. */
export const Receipt = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const nameOf = usePayeeName()
  const money = (amount: string) => formatAmount(amount, { locale })
  const moment = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const { payee, endToEndId, endedAt, status } = withdrawal
  const wasPaid = status === 'paid' || status === 'returned'
  return (
    <section className={styles['receipt']} aria-labelledby="receipt">
      <h3 id="receipt">{t('withdraw.receipt')}</h3>
      <dl>
        <dt>{t('common.amount')}</dt>
        <dd>{money(withdrawal.amount)}</dd>
        {withdrawal.fee !== '0.00' && (
          <>
            <dt>{t('withdraw.receipt.fee')}</dt>
            <dd>{money(withdrawal.fee)}</dd>
            <dt>{t('withdraw.receipt.net')}</dt>
            <dd>{money(withdrawal.netAmount)}</dd>
          </>
        )}
        {wasPaid && (
          <>
            <dt>{t('withdraw.receipt.paid')}</dt>
            <dd>{money(withdrawal.paidAmount)}</dd>
          </>
        )}
        <dt>{t('common.to')}</dt>
        <dd>
          {payee.cardHolder}
          <small>
            {nameOf(payee)} · {payee.cardNumber}
          </small>
        </dd>
        <dt>{t('withdraw.receipt.asked')}</dt>
        <dd>{moment(withdrawal.createdAt)}</dd>
        {endedAt && (
          <>
            <dt>{t('withdraw.receipt.ended')}</dt>
            <dd>{moment(endedAt)}</dd>
          </>
        )}
        {endToEndId && (
          <>
            <dt>{t('withdraw.receipt.e2e')}</dt>
            <dd className={styles['e2e']}>
              <code>{endToEndId}</code>
              <CopyButton
                look="quiet"
                text={endToEndId}
                label={t('common.copyId')}
                doneText={t('common.idCopied')}
                failedText={t('withdraw.copyFailed')}
              />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
