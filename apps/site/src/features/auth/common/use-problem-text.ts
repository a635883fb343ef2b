import type { FormProblem } from '@trevo/field-rules/check-form.ts'
import { fillBounds } from '@trevo/field-rules/fill-message.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { useText } from '../../../core/language/use-text.ts'

/** From a rule, or from a form that supplies its own sentence. */
type Problem =
  | FormProblem
  | { readonly messageKey: AreaKey<'auth'>; readonly min?: never; readonly max?: never }

/** RULE-5, RULE-6: the message for what a rule rejected. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const t = useText('auth')
  // The keys of the rules are message keys by their own catalogue.
  return (problem) => {
    const sentence = t(problem.messageKey as AreaKey<'auth'>)
    return problem.min === undefined ? sentence : fillBounds(sentence, problem.min, problem.max)
  }
}
