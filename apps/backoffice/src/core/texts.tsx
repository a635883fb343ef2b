import type { LanguageCode } from '@trevo/languages/languages.ts'
import { languages } from '@trevo/languages/languages.ts'
import { loadOfficeArea, type OfficeKey } from '@trevo/i18n/office/areas.ts'
import { createTranslate, type Message, type Translate } from '@trevo/i18n/translate.ts'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { usePreferences } from './preferences.ts'

export type T = Translate<OfficeKey>

const areas = ['shell', 'payouts', 'facts', 'approvals', 'audit'] as const
const loaded = new Map<string, Promise<Readonly<Record<string, Message>>>>()

/** Texts of a language, each language loaded once. */
export const loadTexts = (language: LanguageCode) => {
  const known =
    loaded.get(language) ??
    Promise.all(areas.map((area) => loadOfficeArea(area, language))).then((all) =>
      Object.assign({}, ...all),
    )
  loaded.set(language, known)
  return known
}

const Context = createContext<T>((key) => key)

export const TextsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { language } = usePreferences()
  const catalog = use(loadTexts(language))
  const t = useMemo(() => createTranslate(catalog, languages[language].locale), [catalog, language])
  return <Context value={t}>{children}</Context>
}

/** Returns a text of the back office. */
export const useT = (): T => use(Context)
