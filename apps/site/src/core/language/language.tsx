import { setMemberLanguage } from '@trevo/api-client/endpoints.ts'
import { localeOf, isSiteLanguage, type SiteLanguage } from '@trevo/i18n/languages.ts'
import { loadSiteCatalog, type MessageKey, type SiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { createTranslate, type Translate } from '@trevo/i18n/translate.ts'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { call, setCallLanguage } from '../api/api.ts'
import { writeCookie } from '../session/cookies.ts'
import { sessionCache } from '../session/session-keys.ts'

export type Language = {
  readonly language: SiteLanguage
  /** For `Intl` and `lang`. */
  readonly locale: string
  readonly t: Translate<MessageKey>
  readonly change: (next: SiteLanguage) => Promise<void>
}

const Context = createContext<Language | undefined>(undefined)

/** Texts, locale and the function to change them. */
export const useLanguage = (): Language => {
  const language = use(Context)
  if (!language) throw new Error('There is no LanguageProvider above.')
  return language
}

export const LanguageProvider = ({
  initial,
  children,
}: {
  readonly initial: { readonly language: SiteLanguage; readonly catalog: SiteCatalog }
  readonly children: ReactNode
}) => {
  const [{ language, catalog }, setWords] = useState(initial)
  const value = useMemo((): Language => {
    const locale = localeOf[language]
    return {
      language,
      locale,
      t: createTranslate(catalog, locale),
      change: async (next) => {
        const words = { language: next, catalog: await loadSiteCatalog(next) }
        saveLanguage(next, language)
        setWords(words)
      },
    }
  }, [language, catalog])
  return <Context value={value}>{children}</Context>
}

/** LANG-5, LANG-6, SESSION-9: stored, sent to the server, and cached lists dropped. */
const saveLanguage = (next: SiteLanguage, before: SiteLanguage): void => {
  storeLanguage(next)
  setCallLanguage(next)
  document.documentElement.lang = localeOf[next]
  for (const list of ['hotGames', 'vendors']) {
    sessionCache.remove(`${list}:${before}`)
    sessionCache.remove(`${list}:${next}`)
  }
  // The choice applies in this browser even if the server is down.
  void call(setMemberLanguage, { body: { language: next } })
}

const keptForSec = 31_536_000

/** Stored in the browser under both keys, and in a cookie so that the server renders the same language. */
export const storeLanguage = (language: SiteLanguage): void => {
  writeCookie('lang', language, keptForSec, 'Lax')
  try {
    localStorage.setItem('hisLang', language)
    localStorage.setItem('lang', language)
  } catch {
    // Storage may be blocked; then only the cookie carries the choice.
  }
}

/** The language chosen before in this browser, if any. */
export const storedLanguage = (): SiteLanguage | undefined => {
  try {
    const stored = localStorage.getItem('lang') ?? localStorage.getItem('hisLang')
    return isSiteLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
