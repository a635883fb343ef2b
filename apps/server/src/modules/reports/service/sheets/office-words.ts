import { loadOfficeArea } from '@trevo/i18n/office/areas.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'

/** Words of the reports' screens, for files. */
export type OfficeWords = {
  readonly language: LanguageCode
  report(name: string): string
  column(key: string): string
  /** A product or an event; without a word its code. */
  code(kind: string, code: string): string
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
    code: (kind, code) => find(`${kind === 'product' ? 'game' : 'event'}.${code}`, code),
    fact: (name) => find(`column.${name}`, name),
  }
}
