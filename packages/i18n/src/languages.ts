/** Languages of the site that are written; a brand switches them on. */
export const siteLanguages = ['PT', 'EN'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The brand's default unless its data say otherwise (LANG-1). */
export const defaultLanguage: SiteLanguage = 'PT'

/** Codes the settings may offer (LANG-2); only those of `siteLanguages` have words. */
export const languageCodes =
  'EN PT ES FR DE IT NL PL RO RU UK TR EL SV DA NO FI CS SK HU BG HR AR HE HI BN TH VI ID MS TL KM LO MY JA KO ZH_CN ZH_TW'.split(
    ' ',
  )

/** For `lang` attributes and `Intl`. */
export const localeOf: Record<SiteLanguage, string> = { PT: 'pt-BR', EN: 'en-US' }

/** Each language in its own words. */
export const languageNames: Record<SiteLanguage, string> = { PT: 'Português', EN: 'English' }

export const isSiteLanguage = (code: unknown): code is SiteLanguage =>
  siteLanguages.some((language) => language === code)

/** The first code that is written, else the default (LANG-3). */
export const chooseLanguage = (...codes: readonly unknown[]): SiteLanguage =>
  codes.find(isSiteLanguage) ?? defaultLanguage
