import type { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import { languages } from '@trevo/languages/languages.ts'
import { usePreferences } from '../../../core/preferences.ts'
import { useT } from '../../../core/texts.tsx'

/** 1 is Monday; any Monday will do. */
const dayOf = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )

/** A schedule as a sentence: when on a day, and on which days. */
export const useRuleText = () => {
  const t = useT()
  const { language } = usePreferences()
  return (rule: ScheduleRule): string => {
    const times =
      'times' in rule
        ? rule.times.join(', ')
        : t('lottery.everySeconds', { count: rule.everySec, first: rule.first, last: rule.last })
    const breaks =
      'breaks' in rule && rule.breaks.length > 0
        ? t('lottery.breaks', {
            spans: rule.breaks.map(({ from, to }) => `${from}–${to}`).join(', '),
          })
        : undefined
    const days = rule.weekdays?.map((day) => dayOf(day, languages[language].fileLocale)).join(', ')
    return [times, breaks, days ?? t('lottery.everyDay')].filter(Boolean).join('; ')
  }
}
