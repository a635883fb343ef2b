import { Why } from '../../../core/forms/problem.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelWithdrawal } from '@trevo/api-client/endpoints.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Check, Clock, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import frame from '../common/cashier.module.css'
import lines from '../common/step-list.module.css'
import { isMoving, withdrawalQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import { Receipt } from './receipt.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from './withdraw.module.css'
import { stepsOf, type Step } from './withdrawal-steps.ts'

const signs = { done: Check, bad: X, back: RotateCcw, now: undefined, next: undefined } as const

const StepLine = ({ step }: { readonly step: Step }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const Sign = signs[step.mark]
  return (
    <li data-mark={step.mark} aria-current={step.mark === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{Sign && <Sign size={12} strokeWidth={3.5} />}</i>
      <span>{t(step.key)}</span>
      {step.at && <time dateTime={step.at}>{new Date(step.at).toLocaleTimeString(locale)}</time>}
    </li>
  )
}

/** The legal deadline: how much time is left, and until when; it stays visible once it has run out. */
const LawClock = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const { payableForMs, payableUntil } = withdrawal
  // Fixed when first shown, because every later answer has a different delay.
  const [until] = useState(() => Date.now() + (payableForMs ?? 0))
  if (payableForMs === null || payableUntil === null) return null
  const time = new Date(payableUntil).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <div className={styles['clock']} data-late={payableForMs <= 0 ? 'true' : undefined}>
      <Clock size={18} aria-hidden="true" />
      {payableForMs <= 0 ? (
        <span>{t('withdraw.clockLate')}</span>
      ) : (
        <>
          <Countdown until={until} label={t('withdraw.clock')} className={styles['left']} />
          <span>{t('withdraw.clockText', { time })}</span>
        </>
      )}
    </div>
  )
}

const useCancel = (withdrawalId: string) => {
  const client = useQueryClient()
  const t = useText('withdraw')
  return useMutation<Withdrawal, CallFailure, void>({
    mutationFn: () => ask(cancelWithdrawal, { body: { withdrawalId } }),
    onSuccess: (withdrawal) => {
      client.setQueryData(withdrawalQuery(withdrawalId).queryKey, withdrawal)
      showToast(t('withdraw.cancelled'))
    },
    onError: (error) => {
      showToast(error.message || t('withdraw.offline'), 'bad')
      void client.invalidateQueries({ queryKey: ['withdrawal', withdrawalId] })
    },
  })
}

const pictureOf: Readonly<Record<Withdrawal['status'], string>> = {
  review: 'hourglass-done',
  second_review: 'hourglass-done',
  approved: 'bank',
  paying: 'bank',
  confirming: 'handshake',
  paid: 'money-with-wings',
  rejected: 'locked',
  cancelled: 'money-bag',
  failed: 'bank',
  returned: 'money-bag',
}

const Head = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const { status, failure, remark, reviewReasons, withdrawalId } = withdrawal
  const cancelling = useCancel(withdrawalId)
  return (
    <section className={`${frame['card']} ${styles['head']}`}>
      <img src={drawingUrl(pictureOf[status], 192)} alt="" width="84" height="84" loading="lazy" />
      <h2>{t(`withdraw.status.${status}`)}</h2>
      <strong data-good={status === 'paid' ? 'true' : undefined}>
        {formatAmount(withdrawal.amount, { locale })}
      </strong>
      <p>{t(`withdraw.about.${status}`)}</p>
      {status === 'review' && (
        <p>
          {reviewReasons.map((reason) => t(`withdraw.reason.${reason}`)).join(' ')}{' '}
          <Why code="withdrawal" />
        </p>
      )}
      {failure && <p className={styles['why']}>{t(`withdraw.failure.${failure}`)}</p>}
      {remark && <p className={styles['why']}>{remark}</p>}
      <LawClock withdrawal={withdrawal} />
      {status === 'confirming' && (
        <Button size="large" wide onClick={() => openPopup('peerPayments', { withdrawalId })}>
          {t('withdraw.confirm')}
        </Button>
      )}
      {withdrawal.canCancel && (
        <Button look="plain" wide busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t('withdraw.cancel')}
        </Button>
      )}
    </section>
  )
}

// The live socket updates balance and list; this is for those whose socket is down.
const useFollowUp = (withdrawal: Withdrawal | undefined): void => {
  const client = useQueryClient()
  const status = withdrawal?.status
  const before = useRef(status)
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== status
    before.current = status
    if (!isChange || !status) return
    void client.invalidateQueries({ queryKey: ['withdrawal-records'] })
    void client.invalidateQueries({ queryKey: ['withdraw-settings'] })
    if (!isMoving({ status })) void refreshBalance().catch(() => undefined)
  }, [client, status])
}

/** One withdrawal: its state, its progress, and its proof. */
export const WithdrawalView = ({ withdrawalId }: { readonly withdrawalId: string }) => {
  const t = useText('withdraw')
  const { data, isError, error, refetch, isFetching } = useQuery(withdrawalQuery(withdrawalId))
  useFollowUp(data)
  if (data) {
    return (
      <div className={frame['view']}>
        <Head withdrawal={data} />
        <Questions withdrawal={data} />
        <ol className={lines['steps']} aria-label={t('withdraw.steps')}>
          {stepsOf(data).map((step, index) => (
            // The lines stay in place; only their texts change.
            <StepLine key={String(index)} step={step} />
          ))}
        </ol>
        <Receipt withdrawal={data} />
      </div>
    )
  }
  return (
    <NotLoaded
      query={{ isError, isFetching, refetch }}
      height={520}
      radius={24}
      title={error?.message || t('common.pageFailed')}
      text={t('common.moneySafe')}
    />
  )
}
