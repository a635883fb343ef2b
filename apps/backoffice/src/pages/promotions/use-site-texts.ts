import { loadArea, type AreaKey } from '@trevo/i18n/site/areas.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import type { TermsLanguage } from '@trevo/ui/promotion-terms/prize-words.ts'
import { use } from 'react'
import { usePreferences } from '../../core/preferences.ts'

const loaded = new Map<LanguageCode, Promise<TermsLanguage>>()

const load = (language: LanguageCode): Promise<TermsLanguage> => {
  const known =
    loaded.get(language) ??
    loadArea('promotions', language).then((catalog) => {
      const { locale } = languages[language]
      return { t: createTranslate<AreaKey<'promotions'>>(catalog, locale), locale }
    })
  loaded.set(language, known)
  return known
}

/** The sentences that players read, in a language: the page of terms, names of kinds and products. */
export const useSiteTexts = (language: LanguageCode): TermsLanguage => use(load(language))

/** The same in the language of the operator. */
export const useOwnSiteTexts = (): TermsLanguage => useSiteTexts(usePreferences().language)
