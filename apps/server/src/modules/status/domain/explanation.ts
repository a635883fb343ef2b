import type { IncidentFault } from '@trevo/contract/wps/status/service-status.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'

/** What a brand tells players about an incident. */
export type Explanation = {
  readonly fault: IncidentFault | null
  readonly texts: Texts<string>
}

/** Whether words are missing in a language of the brand; without any words none are. */
export const lacksLanguage = (texts: Texts<string>, languages: readonly LanguageCode[]): boolean =>
  Object.keys(texts).length > 0 && languages.some((code) => texts[code] === undefined)

export const isSameExplanation = (one: Explanation, other: Explanation): boolean => {
  const codes = new Set([
    ...Object.keys(one.texts),
    ...Object.keys(other.texts),
  ]) as Set<LanguageCode> // keys of both
  return (
    one.fault === other.fault && [...codes].every((code) => one.texts[code] === other.texts[code])
  )
}
