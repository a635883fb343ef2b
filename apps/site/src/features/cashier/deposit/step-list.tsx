import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { Check, RotateCcw, X } from 'lucide-react'
import { useLanguage } from '../../../core/language/language.tsx'
import { stepsOf, type Step } from './deposit-steps.ts'
import styles from '../common/step-list.module.css'
import { useText } from '../../../core/language/use-text.ts'

const signs = { done: Check, bad: X, back: RotateCcw, now: undefined, next: undefined } as const

const StepLine = ({ step }: { readonly step: Step }) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const Sign = signs[step.mark]
  const time = step.at && new Date(step.at).toLocaleTimeString(locale)
  const note = step.key === 'cashier.step.paying' ? t('cashier.step.payingNote') : undefined
  return (
    <li data-mark={step.mark} aria-current={step.mark === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{Sign && <Sign size={12} strokeWidth={3.5} />}</i>
      <span>{t(step.key)}</span>
      {time ? <time dateTime={step.at}>{time}</time> : <small>{note}</small>}
    </li>
  )
}

/** The progress of the deposit. */
export const StepList = ({ deposit }: { readonly deposit: Deposit }) => (
  <ol className={styles['steps']} aria-label={useText('cashier')('cashier.steps')}>
    {stepsOf(deposit).map((step, index) => (
      // The lines stay in place; only their texts change.
      <StepLine key={String(index)} step={step} />
    ))}
  </ol>
)
