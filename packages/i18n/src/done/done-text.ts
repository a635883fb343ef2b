import type { DoneKey } from '@trevo/contract/done.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { allTexts } from '../texts/all-texts.ts'
import { interpolate, type Values } from '../translate.ts'

/** The sentence about what was done in the caller's language; placeholders are filled from the value. */
export const doneText = (key: DoneKey, language: LanguageCode, values: Values): string =>
  interpolate(allTexts[language].done[key], values)
