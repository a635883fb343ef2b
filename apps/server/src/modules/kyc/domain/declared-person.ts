import { parseMoney } from '@trevo/money/money.ts'

/** What a person declared or a list said, for those who watch the flow of money. */
export type DeclaredPerson = {
  /** Politically exposed: as the form declares, or `listed` where a list alone says so; null for neither. */
  readonly exposure: 'self' | 'related' | 'listed' | null
  /** Null where none was declared. */
  readonly monthlyIncomeMinor: bigint | null
}

type Form = { readonly pep: string; readonly monthlyIncome?: string | undefined }
type Check = { readonly kind: string; readonly causes: readonly string[] }

/** @param form null while none was sent */
export const declaredPersonOf = (form: Form | null, checks: readonly Check[]): DeclaredPerson => {
  const isListed = checks.some(({ kind, causes }) => kind === 'screening' && causes.includes('pep'))
  const declared = form?.pep === 'self' || form?.pep === 'related' ? form.pep : null
  return {
    exposure: declared ?? (isListed ? 'listed' : null),
    monthlyIncomeMinor: form?.monthlyIncome === undefined ? null : parseMoney(form.monthlyIncome),
  }
}
