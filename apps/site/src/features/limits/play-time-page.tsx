import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeQuery } from '../../entities/limits/play-time.ts'
import styles from './limits.module.css'
import { DayFacts, DayLimits } from './day-facts.tsx'
import { YearWay } from './year-way.tsx'
import { SessionContract } from './session-contract.tsx'

const height = 132

/** How long the member played: today, and in the last seven days. */
export const PlayTimePage = () => {
  const { t, playedOf, timeOf } = useLimitWords()
  const { locale } = useLanguage()
  const query = useQuery(playTimeQuery())
  if (!query.data) return <NotLoaded query={query} height={420} radius={24} />
  const { days, limits } = query.data
  const limit = limits.find(({ kind, period }) => kind === 'time' && period === 'day')?.value
  const limitMs = limit ? Number(limit) * 60_000 : 0
  const most = Math.max(limitMs, ...days.map(({ ms }) => ms), 60_000)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className={styles['page']}>
      <DayFacts data={query.data} />
      <section className={styles['card']} aria-labelledby="play-days">
        <h2 id="play-days">{t('playTime.days')}</h2>
        <ol className={styles['days']} data-limited={limitMs > 0 || undefined}>
          {days.map(({ day, ms }, index) => (
            <li key={day}>
              <b>{ms === 0 ? '0' : playedOf(ms)}</b>
              <svg viewBox={`0 0 40 ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  x={0}
                  y={height - (ms / most) * height}
                  width={40}
                  height={(ms / most) * height}
                  data-today={index === days.length - 1 || undefined}
                  data-stopped={(limitMs > 0 && ms >= limitMs) || undefined}
                />
                {limitMs > 0 && (
                  <line
                    x1={0}
                    x2={40}
                    y1={height - (limitMs / most) * height}
                    y2={height - (limitMs / most) * height}
                  />
                )}
              </svg>
              <span>
                {index === days.length - 1
                  ? t('period.today')
                  : weekday.format(new Date(`${day}T12:00:00Z`))}
              </span>
            </li>
          ))}
        </ol>
        {limit && (
          <p className={styles['note']}>
            {t('playTime.limitLine', { time: timeOf(Number(limit)) })}
          </p>
        )}
      </section>
      <DayLimits limits={limits} />
      <SessionContract contract={query.data.contract} />
      <YearWay />
      <p className={styles['note']}>{t('playTime.counting')}</p>
    </div>
  )
}
