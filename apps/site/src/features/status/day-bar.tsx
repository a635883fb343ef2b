import type { ServiceDay } from '@trevo/contract/wps/status/service-status.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './status.module.css'

const isGood = ({ state }: ServiceDay) => state === 'working' || state === 'off'
const isBad = ({ state }: ServiceDay) => state === 'slow' || state === 'down'

/** The last 30 days of a part, a stroke each; what was not measured is hollow. */
export const DayBar = ({
  part,
  days,
}: {
  readonly part: string
  readonly days: readonly ServiceDay[]
}) => {
  const t = useText('status')
  const { locale } = useLanguage()
  const good = days.filter(isGood).length
  const bad = days.filter(isBad).length
  const known = good + bad
  return (
    <div className={styles['days']}>
      <div
        className={styles['bar']}
        role="img"
        aria-label={t('status.daysOf', { part, good, bad, count: days.length - known })}
      >
        {days.map((one) => {
          const { day, state, workingMin, slowMin, downMin, offMin } = one
          const faulty = slowMin + downMin
          return (
            <i
              key={day}
              data-state={state}
              title={t('status.day', {
                day: formatDate(new Date(`${day}T12:00:00Z`), locale, 'UTC'),
                state: t(`status.state.${state}`),
                measured: workingMin + faulty + offMin,
                bad: faulty,
              })}
            />
          )
        })}
      </div>
      <p className={styles['scale']}>
        <span>{t('status.from')}</span>
        <span>
          {known === 0 ? t('status.daysNone') : t('status.daysShort', { good, count: known })}
        </span>
        <span>{t('status.to')}</span>
      </p>
    </div>
  )
}
