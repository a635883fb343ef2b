import {
  receiptSteps,
  type ReceiptCheck,
  type StepState,
} from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Check, Minus, X } from 'lucide-react'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './check-list.module.css'
import type { CheckState } from './use-check.ts'
import { useText } from '../../core/language/use-text.ts'

const marks = { right: Check, wrong: X, open: Minus } as const satisfies Record<StepState, unknown>

const titleOf = (check: ReceiptCheck) => {
  const states = receiptSteps.map((step) => check[step])
  if (states.includes('wrong')) return 'lotteryTickets.checkWrong'
  return check.result === 'right' ? 'lotteryTickets.checkTitle' : 'lotteryTickets.checkOpen'
}

/** The checks of a ticket, step by step. */
export const CheckList = ({
  check,
  state,
  onAll,
}: {
  readonly check: ReceiptCheck
  readonly state: CheckState
  /** Compares all tickets of the draw; undefined where that cannot be requested. */
  readonly onAll?: (() => void) | undefined
}) => {
  const t = useText('lottery-tickets')
  const title = titleOf(check)
  return (
    <section className={styles['check']} aria-live="polite">
      <h3 data-wrong={title === 'lotteryTickets.checkWrong' || undefined}>{t(title)}</h3>
      <ul>
        {receiptSteps.map((step) => {
          const found = check[step]
          if (!found) return null
          const Mark = marks[found]
          return (
            <li key={step} data-state={found}>
              <Mark size={18} aria-hidden="true" />
              <span>{t(`lotteryTickets.step.${step}`)}</span>
              <small>{t(`lotteryTickets.state.${found}`)}</small>
            </li>
          )
        })}
      </ul>
      {state === 'offline' && <p className={pages['faint']}>{t('lotteryTickets.offline')}</p>}
      {onAll && check.tickets === 'open' && check.ticket === 'right' && (
        <Button look="quiet" busy={state === 'checking'} onClick={onAll}>
          {t('lotteryTickets.checkAll')}
        </Button>
      )}
    </section>
  )
}
