import { unitOfKind, type LimitKind, type LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { formatAmount, formatCount } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'

type Named = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** How limits are written for operators: reais, a number of bets, or minutes. */
export const useLimitWords = () => {
  const t = useT()
  return {
    t,
    nameOf: ({ kind, period }: Named): string =>
      t('members.limit.name', {
        kind: t(`members.limit.kind.${kind}`),
        period: t(`members.limit.period.${period}`),
      }),
    valueOf: (kind: LimitKind, value: string | null): string => {
      if (value === null) return '–'
      if (unitOfKind[kind] === 'money') return formatAmount(value)
      const count = formatCount(Number(value))
      return unitOfKind[kind] === 'minutes' ? t('members.limit.minutes', { count }) : count
    },
  }
}
