import { loadOfficeArea } from '@trevo/i18n/office/areas.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'

/** Words of the reports' screens, for files. */
export type OfficeWords = {
  readonly language: LanguageCode
  report(name: string): string
  column(key: string): string
  /** Words for products and events, `game.RNG` and `event.undone`. */
  readonly codes: Readonly<Record<string, string>>
  fact(name: 'fileAsked' | 'fileReason' | 'fileMade'): string
}

/** Reads them once for each file. */
export const loadWords = async (language: LanguageCode): Promise<OfficeWords> => {
  const texts: Readonly<Record<string, unknown>> = await loadOfficeArea('reports', language)
  const find = (key: string, otherwise: string): string => {
    const text = texts[key]
    return typeof text === 'string' ? text : otherwise
  }
  return {
    language,
    report: (name) => find(`report.${name}`, name),
    column: (key) => find(`column.${key}`, key),
    codes: Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) =>
        /^(?:game|event)\./.test(key) && typeof text === 'string' ? [[key, text]] : [],
      ),
    ),
    fact: (name) => find(`column.${name}`, name),
  }
}
