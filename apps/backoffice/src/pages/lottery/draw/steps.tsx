import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { Check, Circle, CircleDot } from 'lucide-react'
import { formatClockTime, formatReais } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import styles from './draw.module.css'

const order = ['scheduled', 'open', 'closed', 'drawn', 'settled'] as const

const stepNames = {
  open: 'lottery.step.open',
  closed: 'lottery.event.closed',
  drawn: 'lottery.column.result',
  settled: 'lottery.event.settled',
} as const

/** How far a draw has come, from its sales to its payment. */
export const Steps = ({ draw }: { readonly draw: DeskDraw }) => {
  const t = useT()
  const { status, opensAt, closesAt, drawsAt, ticketCount, stake, prizes, entry, result } = draw
  const at = order.findIndex((one) => one === status)
  const steps = [
    { key: 'open', done: at > 0, text: formatClockTime(opensAt) },
    {
      key: 'closed',
      done: at > 1,
      text:
        ticketCount === null
          ? formatClockTime(closesAt)
          : t('lottery.ofTickets', { count: ticketCount, amount: formatReais(stake ?? '0.00') }),
    },
    {
      key: 'drawn',
      done: at > 2,
      text: result ?? (entry ? t('lottery.oneOfTwo') : formatClockTime(drawsAt)),
    },
    {
      key: 'settled',
      done: at > 3,
      text: prizes === null ? '' : t('lottery.prizesOf', { amount: formatReais(prizes) }),
    },
  ] as const
  const current = steps.find(({ done }) => !done)?.key
  return (
    <ol className={styles['steps']}>
      {steps.map(({ key, done, text }) => {
        const isCurrent = key === current && status !== 'cancelled'
        const Icon = done ? Check : isCurrent ? CircleDot : Circle
        return (
          <li key={key} data-done={done || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <Icon size={14} aria-hidden="true" />
            <b>{t(stepNames[key])}</b>
            <span className="o-muted">{text}</span>
          </li>
        )
      })}
    </ol>
  )
}
