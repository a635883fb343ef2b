import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { RefObject } from 'react'
import { formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import type { Act } from './use-decisions.ts'
import { ReasonField } from './reason-field.tsx'
import styles from '../../parts/act-bar.module.css'

type Props = {
  readonly opened: OpenedWithdrawal
  readonly act: Act
  readonly reason: string
  readonly isBusy: boolean
  /** How many are selected besides the open one; zero for none. */
  readonly chosenCount: number
  readonly field: RefObject<HTMLInputElement | null>
  readonly onReason: (reason: string) => void
  readonly onAct: (act: Act) => void
  readonly onDecide: () => void
  readonly onAsk: () => void
}

/** What the operator's rights allow for this amount. */
const useMayApprove = (amount: string) => {
  const t = useT()
  const right = useRight('withdrawals.approve')
  if (!right) return { may: false, text: needs(t, 'withdrawals.approve') }
  const { ceiling } = right
  if (ceiling === null) return { may: true, text: '' }
  const isOver = Number(amount) > Number(ceiling)
  const text = t(isOver ? 'payouts.overCeiling' : 'payouts.ceiling', {
    amount: formatReais(ceiling),
  })
  return { may: !isOver, text }
}

const AskButton = ({ onAsk }: Pick<Props, 'onAsk'>) => {
  const t = useT()
  const may = useRight('withdrawals.ask') !== undefined
  return (
    <button
      type="button"
      className="o-btn"
      aria-disabled={!may}
      title={may ? undefined : needs(t, 'withdrawals.ask')}
      onClick={() => may && onAsk()}
    >
      {t('payouts.ask')} <kbd>Q</kbd>
    </button>
  )
}

/** The decision with its reason; shortcuts are shown on the buttons. */
export const ActBar = (props: Props) => {
  const t = useT()
  const { opened, act, reason, isBusy, chosenCount, field, onReason, onAct, onDecide, onAsk } =
    props
  const { amount, needsFourEyes, firstOperator } = opened.withdrawal
  const approval = useMayApprove(amount)
  const mayRefuse = useRight('withdrawals.refuse') !== undefined
  const isRefusing = act === 'refuse'
  const values = { amount: formatReais(amount) }
  return (
    <footer className={styles['bar']}>
      <ReasonField
        label={t(isRefusing ? 'payouts.reasonForMember' : 'payouts.reason')}
        act={act}
        value={reason}
        field={field}
        onChange={onReason}
        onEnter={onDecide}
        onEscape={() => onAct('approve')}
      />
      <span className={styles['note']}>
        {needsFourEyes && !firstOperator && !isRefusing ? t('payouts.twoNeeded') : approval.text}
      </span>
      {isRefusing ? (
        <>
          <button type="button" className="o-btn" onClick={() => onAct('approve')}>
            {t('payouts.backToApprove')} <kbd>Esc</kbd>
          </button>
          <button
            type="button"
            className={`o-btn o-no ${styles['act']}`}
            aria-disabled={isBusy}
            onClick={onDecide}
          >
            {t('payouts.refuseNow', values)} <EnterKey />
          </button>
        </>
      ) : (
        <>
          <AskButton onAsk={onAsk} />
          <button
            type="button"
            className="o-btn o-no"
            aria-disabled={!mayRefuse || isBusy}
            onClick={() => mayRefuse && onAct('refuse')}
          >
            {t('payouts.refuse')} <kbd>R</kbd>
          </button>
          <button
            type="button"
            className={`o-btn o-go ${styles['act']}`}
            aria-disabled={!approval.may || isBusy}
            onClick={() => approval.may && onDecide()}
          >
            {chosenCount > 0
              ? t('payouts.approveChosen', { count: chosenCount })
              : t('payouts.approve', values)}{' '}
            <kbd>{chosenCount > 0 ? 'Shift A' : 'A'}</kbd>
          </button>
        </>
      )}
    </footer>
  )
}
