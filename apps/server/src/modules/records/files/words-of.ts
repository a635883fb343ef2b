import type { Language } from '@trevo/contract/shapes.ts'
import { filesEn, type FilesKey } from '@trevo/i18n/files/en.ts'
import { filesPt } from '@trevo/i18n/files/pt.ts'
import { recordsEn } from '@trevo/i18n/site/records/en.ts'
import type { RecordsKey } from '@trevo/i18n/site/records/load.ts'
import { recordsPt } from '@trevo/i18n/site/records/pt.ts'
import { createTranslate, type Translate } from '@trevo/i18n/translate.ts'

export type Words = {
  readonly locale: string
  readonly t: Translate<FilesKey>
  /** What a movement of this type code is called, as on the site. */
  readonly typeWord: (typeCode: number) => string
}

const createWords = (locale: string, isPt: boolean): Words => {
  const records = isPt ? recordsPt : recordsEn
  const r = createTranslate<RecordsKey>(records, locale)
  return {
    locale,
    t: createTranslate<FilesKey>(isPt ? filesPt : filesEn, locale),
    typeWord: (typeCode) => {
      const key = `records.type.${typeCode}`
      return key in records ? r(key as RecordsKey) : r('records.type.other', { type: typeCode }) // it is in
    },
  }
}

const byLanguage = { PT: createWords('pt-BR', true), EN: createWords('en-GB', false) }

/** The words of a file in the language that it was asked in. */
export const wordsOf = (language: Language): Words => byLanguage[language]
