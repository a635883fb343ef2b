import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import type { AreaText } from '../../core/language/use-text.ts'

type Timed = Pick<Match, 'status' | 'sport' | 'tick' | 'startsAt'>

const hourMinute = { hour: '2-digit', minute: '2-digit' } as const
const dayMonth = { day: '2-digit', month: '2-digit' } as const

const kickOff = (startsAt: string, locale: string): string => {
  const at = new Date(startsAt)
  const time = at.toLocaleTimeString(locale, hourMinute)
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? time : `${at.toLocaleDateString(locale, dayMonth)} ${time}`
}

/** "31’" for a match in progress, the kick-off time for an upcoming one. */
export const clockText = (
  { status, sport, tick, startsAt }: Timed,
  t: AreaText<'sports'>,
  locale: string,
) => {
  if (status === 'scheduled') return kickOff(startsAt, locale)
  if (status === 'void') return t('sports.void')
  if (status !== 'live') return t('sports.over')
  if (sport === 'esport') return t('sports.round', { round: String(tick) })
  return tick === 45 ? t('sports.half') : t('sports.minute', { minute: String(tick) })
}
