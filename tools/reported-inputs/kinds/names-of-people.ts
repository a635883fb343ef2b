import { checkField } from '@trevo/field-rules/check-field.ts'
import { expect } from 'vitest'
import { demoRules } from '../../../apps/server/src/modules/settings/seed/seed-demo-brand.ts'
import type { ReportedInput } from '../reported-input.ts'

export const check = ({ input, right }: ReportedInput): void => {
  const rule = demoRules.payeeName
  if (!rule) throw new Error('the demo brand has no rule for payee names')
  const problem = checkField(rule, String(input))
  expect(problem === undefined).toBe(String(right).startsWith('taken'))
}
