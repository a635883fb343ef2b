import { globSync } from 'node:fs'
import path from 'node:path'
import { loadOfficeArea, type OfficeArea, type OfficeKey } from '@trevo/i18n/office/areas.ts'
import { createTranslate, type Translate } from '@trevo/i18n/translate.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'

export type Words = Translate<OfficeKey>

/** All texts of the back office in a language, as its screens show them. */
export const loadWords = async (language: LanguageCode): Promise<Words> => {
  const areas = globSync('packages/i18n/src/texts/en/office/*.ts').map((file) =>
    path.basename(file, '.ts'),
  )
  const catalogs = await Promise.all(
    areas.map((area) => loadOfficeArea(area as OfficeArea, language)), // the files are named by area
  )
  return createTranslate<OfficeKey>(Object.assign({}, ...catalogs), languages[language].locale)
}
