import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './reconciliation.module.css'

type Day = Omit<OpenedDay, 'run' | 'findings' | 'isRunning'>

const tones = { missing: 'o-warn', open: 'o-bad', ready: 'o-info', closed: 'o-ok' } as const

export const DayState = ({ state }: Pick<Day, 'state'>) => {
  const t = useT()
  return <span className={`o-pill ${tones[state]}`}>{t(`reconciliation.state.${state}`)}</span>
}

/** The last days, each with what is missing before it is closed. */
export const DayList = ({
  days,
  openDay,
  onOpen,
}: {
  readonly days: readonly Day[]
  readonly openDay: string | undefined
  readonly onOpen: (day: string) => void
}) => {
  const t = useT()
  return (
    <div role="listbox" aria-label={t('reconciliation.days')} className={styles['days']}>
      {days.map(({ day, state, openCount, notedCount, closing }) => (
        <button
          key={day}
          type="button"
          role="option"
          aria-selected={day === openDay}
          className={styles['day']}
          onClick={() => onOpen(day)}
        >
          <b>{formatPlainDay(day)}</b>
          <DayState state={state} />
          <span className="o-muted">
            {openCount > 0 && `${String(notedCount)}/${String(openCount)}`}
            {closing && <Avatar name={closing.by} size={18} />}
          </span>
        </button>
      ))}
    </div>
  )
}
