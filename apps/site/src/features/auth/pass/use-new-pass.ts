import type { FormProblem } from '@trevo/field-rules/check-form.ts'
import { fillBounds } from '@trevo/field-rules/fill-message.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { useSession } from '../../../core/session/store.ts'
import { useText } from '../../../core/language/use-text.ts'
import { checkNewPass, type NewPass } from './check-pass.ts'

/** State of the two fields of a new password: the brand's rule in words, and the errors. */
export const useNewPass = () => {
  const t = useText('auth')
  const { setReg } = useSession()
  const rule = setReg.password
  // The keys of the rules are message keys by their own catalogue.
  const sentenceOf = ({ messageKey, min, max }: FormProblem): string =>
    fillBounds(t(messageKey as AreaKey<'auth'>), min ?? 0, max ?? 0)
  return {
    hint: sentenceOf({
      messageKey: `reg_pattern_${rule.patternId}`,
      min: rule.minLength,
      max: rule.maxLength,
    }),
    check: (field: keyof NewPass, values: NewPass): string | undefined => {
      const problem = checkNewPass(rule, field, values)
      return problem && sentenceOf(problem)
    },
  }
}
