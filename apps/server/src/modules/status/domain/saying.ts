import type { IncidentFault } from '@trevo/contract/wps/status/service-status.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'

/** What a brand says of an incident. */
export type Saying = {
  readonly fault: IncidentFault | null
  readonly texts: Texts<string>
}

/** Whether words are missing in a language of the brand; without any words none are. */
export const lacksLanguage = (texts: Texts<string>, languages: readonly LanguageCode[]): boolean =>
  Object.keys(texts).length > 0 && languages.some((code) => texts[code] === undefined)

export const isSameSaying = (one: Saying, other: Saying): boolean => {
  const codes = new Set([
    ...Object.keys(one.texts),
    ...Object.keys(other.texts),
  ]) as Set<LanguageCode> // keys of both
  return (
    one.fault === other.fault && [...codes].every((code) => one.texts[code] === other.texts[code])
  )
}
