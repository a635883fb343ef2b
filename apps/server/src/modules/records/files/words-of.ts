import type { Language } from '@trevo/contract/shapes.ts'
import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import type { FilesKey } from '@trevo/i18n/texts/en/files.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { createTranslate, type Translate } from '@trevo/i18n/translate.ts'
import { inEachLanguage, languages } from '@trevo/languages/languages.ts'

export type Words = {
  readonly language: Language
  readonly locale: string
  readonly t: Translate<FilesKey>
  /** The name of a movement of this type code, as on the site. */
  readonly typeWord: (typeCode: number) => string
  /** The same of one movement: a stake or prize of a seat at a table of players is a buy-in or a cash-out. */
  readonly movementWord: (movement: NamedMovement) => string
  /** Words of the agent center, of products and of lotteries. */
  readonly team: Translate<AreaKey<'agent-center'>>
  readonly lottery: Translate<AreaKey<'lottery'>>
}

type NamedMovement = { readonly typeCode: number; readonly seat: SeatKind | null }

/** Codes of the same thing have one name, as on the site. */
const namedAs: Readonly<Record<number, number>> = {
  4107: 4106,
  4109: 4106,
  4110: 4106,
  6105: 6109,
  8190: 4106,
}

const createWords = (language: Language): Words => {
  const { agentCenter, common, files, lottery, records } = allTexts[language]
  const locale = languages[language].fileLocale
  const r = createTranslate<AreaKey<'records'>>(records, locale)
  const typeWord = (typeCode: number): string => {
    const key = `records.type.${namedAs[typeCode] ?? typeCode}`
    return key in records
      ? r(key as AreaKey<'records'>)
      : r('records.type.other', { type: typeCode }) // it is in
  }
  return {
    language,
    locale,
    t: createTranslate<FilesKey>(files, locale),
    team: createTranslate<AreaKey<'agent-center'>>({ ...common, ...agentCenter }, locale),
    lottery: createTranslate<AreaKey<'lottery'>>(lottery, locale),
    typeWord,
    movementWord: ({ typeCode, seat }) => {
      const key = `records.seat.${seat}.${typeCode}`
      return key in records ? r(key as AreaKey<'records'>) : typeWord(typeCode) // it is in
    },
  }
}

const byLanguage = inEachLanguage(createWords)

/** The texts of a file in the requested language. */
export const wordsOf = (language: Language): Words => byLanguage[language]
