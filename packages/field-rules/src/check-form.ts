import { checkField, type FieldPattern, type FieldProblem } from './check-field.ts'

export type FieldRuleFlags = FieldPattern & {
  readonly enabled: boolean
  readonly required: boolean
}

/** Also the two problems that no pattern covers: an empty entry, and two entries that differ. */
export type FormProblem =
  | FieldProblem
  | {
      readonly messageKey: 'not_empty' | 'inconsistent_twice'
      readonly min?: never
      readonly max?: never
    }

/** A required field left empty (RULE-8), or a filled one that breaks its rule. */
export const checkEntry = (rule: FieldRuleFlags, value: string): FormProblem | undefined => {
  if (value !== '') return checkField(rule, value)
  return rule.required ? { messageKey: 'not_empty' } : undefined
}

/** The repeated entry must be present and equal to the first (REG-9). */
export const checkConfirmation = (value: string, again: string): FormProblem | undefined => {
  if (again === '') return { messageKey: 'not_empty' }
  return again === value ? undefined : { messageKey: 'inconsistent_twice' }
}
