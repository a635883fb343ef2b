import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { allTexts } from '../texts/all-texts.ts'

/**
 * The sentence for a refusal in the caller's language; `{name}` placeholders are filled from `detail`,
 * one without a value stays empty.
 */
export const refusalText = (
  code: RefusalCode,
  language: LanguageCode,
  detail: Readonly<Record<string, unknown>> = {},
): string =>
  allTexts[language].refusals[code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(detail[name] ?? ''),
  )
