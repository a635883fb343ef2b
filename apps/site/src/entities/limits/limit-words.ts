import { unitOfKind, type LimitKind, type LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'

export type NamedLimit = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** How limits and times are written in the member's language. */
export const useLimitWords = () => {
  const t = useText('limits')
  const { locale } = useLanguage()
  const timeOf = (minutes: number): string => {
    const [hours, min] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t('limits.time.min', { min })
    if (min === 0) return t('limits.time.hours', { hours })
    return t('limits.time.hoursMin', { hours, min: String(min).padStart(2, '0') })
  }
  const kindOf = ({ kind, period }: NamedLimit): string => {
    if (kind === 'time') return t('account.playTime')
    return t(period === 'each' ? 'limits.kind.each' : `limits.kind.${kind}`)
  }
  return {
    t,
    timeOf,
    /** Milliseconds, in whole minutes. */
    playedOf: (ms: number): string => timeOf(Math.floor(ms / 60_000)),
    kindOf,
    nameOf: (limit: NamedLimit): string =>
      t('limits.nameOf', { kind: kindOf(limit), period: t(`limits.period.${limit.period}`) }),
    valueOf: (kind: LimitKind, value: string): string => {
      if (unitOfKind[kind] === 'money') return formatAmount(value, { locale })
      if (unitOfKind[kind] === 'minutes') return timeOf(Number(value))
      return Number(value).toLocaleString(locale)
    },
  }
}

/** What of a limit is used, from 0 to 1. */
export const usedShare = (used: string | null, value: string | null): number => {
  if (used === null || value === null) return 0
  if (Number(value) === 0) return 1
  return Math.min(1, Math.max(0, Number(used) / Number(value)))
}
