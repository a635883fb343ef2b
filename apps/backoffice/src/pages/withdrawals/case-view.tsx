import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { formatClockTime, formatHoursLeft, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Clock } from './clock.tsx'
import { MemberLink } from '../../core/member-link.tsx'
import { Workers } from '../../parts/workers.tsx'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { Notes, Questions } from './case-talk.tsx'
import { Course, Ledger, MoneySource, Payees } from './evidence.tsx'
import { Signals } from './signals.tsx'
import { Why } from './why.tsx'
import styles from './case.module.css'

type Opened = { readonly opened: OpenedWithdrawal; readonly work: QueueWork | undefined }

const isDecidable = ({ status }: OpenedWithdrawal['withdrawal']): boolean =>
  status === 'review' || status === 'second_review'

const CaseHead = ({ opened, work }: Opened) => {
  const t = useT()
  const { withdrawal, username } = opened
  const { amount, fee, payee, createdAt, payableUntil, firstOperator } = withdrawal
  const minutes = payableUntil
    ? Math.round((Date.parse(payableUntil) - Date.parse(createdAt)) / 60_000)
    : 0
  const target = payee.target
  return (
    <header className={styles['head']}>
      <div>
        <p className={styles['who']}>
          <b>
            <MemberLink account={username} />
          </b>
          <span className="o-muted">
            {t('payouts.holder', { name: payee.holderName, document: payee.holderDocument })}
          </span>
          {!isDecidable(withdrawal) && (
            <span className="o-pill">{t(`payouts.status.${withdrawal.status}`)}</span>
          )}
          {isDecidable(withdrawal) && firstOperator && (
            <span className="o-pill o-warn">
              {t('payouts.waitsSecond', { operator: firstOperator })}
            </span>
          )}
        </p>
        <p className={styles['amountLine']}>
          <strong className={styles['amount']}>{formatReais(amount)}</strong>
          <span className="o-muted">
            {fee === '0.00'
              ? t('payouts.noFee', { target })
              : t('payouts.fee', { fee: formatReais(fee), target })}
          </span>
        </p>
        <Workers kind="withdrawal" targetId={withdrawal.withdrawalId} work={work} />
      </div>
      <div className={styles['clock']}>
        {opened.waitedForMemberMs > 0 && (
          <span className={styles['new']}>
            {t('payouts.talk.waited', { time: formatHoursLeft(opened.waitedForMemberMs) })}
          </span>
        )}
        <span className="o-muted">
          {minutes > 0 ? t('payouts.clock', { minutes }) : t('payouts.noClock')}
        </span>
        {isDecidable(withdrawal) && <Clock times={withdrawal} isLarge />}
        <span className={styles['times']}>
          <span>{t('payouts.asked', { time: formatClockTime(createdAt) })}</span>
          {payableUntil && (
            <span>{t('payouts.payableUntil', { time: formatClockTime(payableUntil) })}</span>
          )}
        </span>
      </div>
    </header>
  )
}

/** Everything that the decision requires, in one view without tabs. */
export const CaseView = ({ opened, work, onNote }: Opened & { readonly onNote: () => void }) => (
  <>
    <CaseHead opened={opened} work={work} />
    <div className={styles['evidence']}>
      <div className={styles['column']}>
        {isDecidable(opened.withdrawal) && <Why opened={opened} />}
        <Questions opened={opened} />
        <Signals signals={opened.signals} />
        <Notes notes={opened.notes} onAdd={onNote} />
        <Course withdrawal={opened.withdrawal} />
      </div>
      <div className={styles['column']}>
        <Payees payees={opened.payees} facts={opened.facts} />
        <MoneySource money={opened.money} />
        <Ledger ledger={opened.ledger} />
      </div>
    </div>
  </>
)
