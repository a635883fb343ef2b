import { globSync } from 'node:fs'
import path from 'node:path'
import { loadOfficeArea, type OfficeArea, type OfficeKey } from '@trevo/i18n/office/areas.ts'
import { createTranslate, type Message, type Translate } from '@trevo/i18n/translate.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'

/** All texts of the back office in a language. */
export const loadCatalog = async (
  language: LanguageCode,
): Promise<Readonly<Record<string, Message>>> => {
  const areas = globSync('packages/i18n/src/texts/en/office/{,law/}*.ts').map((file) =>
    path.basename(file, '.ts'),
  )
  const catalogs = await Promise.all(
    areas.map((area) => loadOfficeArea(area as OfficeArea, language)), // the files are named by area
  )
  return Object.assign({}, ...catalogs)
}

/** The texts of the back office in a language, as its screens show them. */
export const loadWords = async (language: LanguageCode): Promise<Translate<OfficeKey>> =>
  createTranslate<OfficeKey>(await loadCatalog(language), languages[language].locale)
