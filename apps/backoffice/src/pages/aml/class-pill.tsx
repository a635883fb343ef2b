import type { ClassReason, RiskClass } from '@trevo/contract/ops/compliance/aml.ts'
import { useT, type T } from '../../core/texts.tsx'

const tones = { low: 'o-pill', medium: 'o-pill o-warn', high: 'o-pill o-bad' } as const

/** The class of a person. */
export const ClassPill = ({ of }: { readonly of: RiskClass }) => {
  const t = useT()
  return <span className={tones[of]}>{t(`aml.class.${of}`)}</span>
}

/** Why a person is in a class, in words. */
export const nameReason = (t: T, reason: ClassReason): string =>
  reason === 'case_open' || reason === 'reported' || reason === 'earlier_alerts'
    ? t(`aml.reason.${reason}`)
    : t(`aml.rule.${reason}`)
