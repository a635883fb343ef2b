import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { refusalsEn } from './en.ts'
import { refusalsPt } from './pt.ts'

export type RefusalLanguage = 'EN' | 'PT'

const texts: Record<RefusalLanguage, Record<RefusalCode, string>> = {
  EN: refusalsEn,
  PT: refusalsPt,
}

/**
 * The sentence for a refusal in the caller's language; `{name}` places are filled from `detail`,
 * a place without a value stays empty.
 */
export const refusalText = (
  code: RefusalCode,
  language: RefusalLanguage,
  detail: Readonly<Record<string, unknown>> = {},
): string =>
  texts[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(detail[name] ?? ''))
