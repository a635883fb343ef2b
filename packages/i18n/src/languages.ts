import {
  defaultLanguage,
  inEachLanguage,
  isLanguageCode,
  languages,
  languageCodes as writtenLanguages,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'

/** Languages that the site has texts for; a brand switches them on. */
export const siteLanguages = writtenLanguages
export type SiteLanguage = LanguageCode

/** Codes that the settings may offer (LANG-2); only those of `siteLanguages` have texts. */
export const languageCodes =
  'EN PT ES FR DE IT NL PL RO RU UK TR EL SV DA NO FI CS SK HU BG HR AR HE HI BN TH VI ID MS TL KM LO MY JA KO ZH_CN ZH_TW'.split(
    ' ',
  )

/** For `lang` attributes and `Intl`. */
export const localeOf: InEachLanguage<string> = inEachLanguage(
  (language) => languages[language].locale,
)

/** Each language's name in that language. */
export const languageNames: InEachLanguage<string> = inEachLanguage(
  (language) => languages[language].name,
)

export const isSiteLanguage = isLanguageCode

/** The first code that has texts, otherwise the default (LANG-3). */
export const chooseLanguage = (...codes: readonly unknown[]): LanguageCode =>
  codes.find(isLanguageCode) ?? defaultLanguage
