import { formatAge, formatHoursLeft, formatMoment } from '../../core/format.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT } from '../../core/texts.tsx'

const minuteMs = 60_000

/** How long somebody has waited for an answer; late from ten minutes on. */
export const Waited = ({ since }: { readonly since: string | null }) => {
  const now = useServerSecond()
  if (since === null) return <span className="o-muted">–</span>
  const ms = now - Date.parse(since)
  const tone = ms > 10 * minuteMs ? 'o-bad' : ms > 3 * minuteMs ? 'o-warn' : 'o-ok'
  return <span className={`o-pill ${tone}`}>{formatHoursLeft(ms)}</span>
}

/** What is left of a deadline, or that it has passed. */
export const Deadline = ({ dueAt }: { readonly dueAt: string }) => {
  const t = useT()
  const now = useServerSecond()
  const ms = Date.parse(dueAt) - now
  if (ms <= 0) {
    return (
      <span className="o-pill o-bad" title={formatMoment(dueAt)}>
        {t('desk.overdue', { time: formatAge(-ms) })}
      </span>
    )
  }
  const tone = ms < 240 * minuteMs ? 'o-warn' : ''
  return (
    <span className={`o-pill ${tone}`} title={formatMoment(dueAt)}>
      {formatAge(ms)}
    </span>
  )
}
