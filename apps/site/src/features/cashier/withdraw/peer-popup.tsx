import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerPeerPayment } from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type {
  answerPeerPayment as Spec,
  PaymentConfirmation,
  PeerPayment,
} from '@trevo/contract/wps/cashier/peer-payment.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Problem } from '../../../core/forms/problem.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { confirmationQuery } from './queries.ts'
import { shrinkPicture } from '../../../core/files/shrink-picture.ts'
import { useText } from '../../../core/language/use-text.ts'
import popups from './popups.module.css'
import styles from './withdraw.module.css'

type Word = BodyInput<typeof Spec>
type Answering = ReturnType<typeof useAnswer>

const useAnswer = (withdrawalId: string) => {
  const client = useQueryClient()
  return useMutation<PaymentConfirmation, CallFailure, Word>({
    mutationFn: (body) => ask(answerPeerPayment, { body }),
    onSuccess: (confirmation) => {
      client.setQueryData(confirmationQuery(withdrawalId).queryKey, { list: [confirmation] })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['withdrawal', withdrawalId] })
      void client.invalidateQueries({ queryKey: ['withdrawal-records'] })
    },
  })
}

/** The picture that proves that nothing arrived; the claim is not accepted without it. */
const ProofForm = ({
  payment,
  answering,
  onBack,
}: {
  readonly payment: PeerPayment
  readonly answering: Answering
  readonly onBack: () => void
}) => {
  const t = useText('withdraw')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (!file) return setProblem(t('withdraw.peer.noPicture'))
    const proof = await shrinkPicture(file)
    if (proof === undefined) return setProblem(t('withdraw.peer.badPicture'))
    const { paymentId } = payment
    return answering.mutate({ result: 'not_received', paymentId, proof })
  }
  return (
    <div className={popups['proof']}>
      <label>
        <span>{t('withdraw.peer.upload')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            setFile(event.target.files?.[0])
            setProblem(undefined)
          }}
        />
        {/* The input's own message, in the reader's language and our styling. */}
        <span className={popups['file']} data-chosen={file !== undefined} aria-hidden="true">
          <ImageUp size={18} />
          <span>{file?.name ?? t('withdraw.peer.pick')}</span>
        </span>
        <small>{t('withdraw.peer.uploadHint')}</small>
      </label>
      <Problem text={problem} />
      <div className={popups['pair']}>
        <Button look="quiet" onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button busy={answering.isPending} onClick={() => void send()}>
          {t('common.send')}
        </Button>
      </div>
    </div>
  )
}

const PaymentLine = ({
  payment,
  answering,
}: {
  readonly payment: PeerPayment
  readonly answering: Answering
}) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const [isDenied, setDenied] = useState(false)
  const [until] = useState(() => Date.now() + (payment.answerForMs ?? 0))
  const { paymentId, outcome } = payment
  const isWaiting = outcome === 'waiting'
  return (
    <li data-outcome={outcome}>
      <div className={popups['partHead']}>
        <b>{formatAmount(payment.amount, { locale })}</b>
        <small>
          {new Date(payment.sentAt).toLocaleTimeString(locale)} · {payment.endToEndId.slice(-6)}
        </small>
        {isWaiting && (
          <Countdown until={until} label={t('withdraw.peer.left')} className={styles['left']} />
        )}
      </div>
      {!isWaiting && <p>{t(`withdraw.peer.outcome.${outcome}`)}</p>}
      {isWaiting && !isDenied && (
        <div className={popups['pair']}>
          <Button look="plain" onClick={() => setDenied(true)}>
            {t('withdraw.peer.no')}
          </Button>
          <Button
            busy={answering.isPending}
            onClick={() => answering.mutate({ result: 'received', paymentId })}
          >
            {t('withdraw.peer.yes')}
          </Button>
        </div>
      )}
      {isWaiting && isDenied && (
        <ProofForm payment={payment} answering={answering} onBack={() => setDenied(false)} />
      )}
    </li>
  )
}

const Confirmation = ({ confirmation }: { readonly confirmation: PaymentConfirmation }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const answering = useAnswer(confirmation.withdrawalId)
  const { payments, withdrawalId } = confirmation
  const money = (amount: string) => formatAmount(amount, { locale })
  const waitingCount = payments.filter(({ outcome }) => outcome === 'waiting').length
  return (
    <>
      <dl className={popups['sums']}>
        <div>
          <dt>{t('withdraw.peer.received')}</dt>
          <dd data-good="true">{money(confirmation.receivedAmount)}</dd>
        </div>
        <div>
          <dt>{t('withdraw.peer.remaining')}</dt>
          <dd>{money(confirmation.remainingAmount)}</dd>
        </div>
      </dl>
      {confirmation.isFullyReceived && <output>{t('withdraw.peer.done')}</output>}
      {payments.length === 0 && <p className={styles['lead']}>{t('withdraw.peer.none')}</p>}
      <ul className={popups['parts']}>
        {payments.map((payment) => (
          <PaymentLine key={payment.paymentId} payment={payment} answering={answering} />
        ))}
      </ul>
      <div role="alert">
        {answering.error && (
          <p className={popups['problem']}>{answering.error.message || t('withdraw.offline')}</p>
        )}
      </div>
      {waitingCount > 1 && (
        <Button
          size="large"
          wide
          busy={answering.isPending}
          onClick={() => answering.mutate({ result: 'all_received', withdrawalId })}
        >
          {t('withdraw.peer.all')}
        </Button>
      )}
      {waitingCount > 0 && (
        <p className={styles['lead']}>
          {t('withdraw.peer.timeout', [confirmation.answerWithinMin])}
        </p>
      )}
    </>
  )
}

/** WITHDRAW-1, MODAL-13: what other people sent, and the member's answer to each. */
const PeerPopup = ({
  withdrawalId,
  onClose,
}: {
  readonly withdrawalId: string
  readonly onClose: () => void
}) => {
  const t = useText('withdraw')
  const { data } = useQuery(confirmationQuery(withdrawalId))
  const confirmation = data?.list[0]
  return (
    <Modal title={t('withdraw.peer.title')} onClose={onClose} size={{ width: 460 }}>
      <div className={popups['popup']}>
        <p className={styles['lead']}>{t('withdraw.peer.lead')}</p>
        {confirmation ? <Confirmation confirmation={confirmation} /> : <Skeleton height={220} />}
      </div>
    </Modal>
  )
}
export default PeerPopup
