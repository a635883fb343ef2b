import type { FormProblem } from '@trevo/field-rules/check-form.ts'
import { fillBounds } from '@trevo/field-rules/fill-message.ts'
import type { AuthKey } from '@trevo/i18n/site/auth/load.ts'
import { useAuthText } from './use-auth-text.ts'

/** Of a rule, or of a form that names its own sentence. */
type Problem =
  | FormProblem
  | { readonly messageKey: AuthKey; readonly min?: never; readonly max?: never }

/** RULE-5, RULE-6: the sentence of what a rule found wrong. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const t = useAuthText()
  // The keys of the rules are message keys by their own catalogue.
  return ({ messageKey, min, max }) => fillBounds(t(messageKey as AuthKey), min ?? 0, max ?? 0)
}
