import type { LanguageCode } from '@trevo/languages/languages.ts'
import { languages } from '@trevo/languages/languages.ts'
import { loadOfficeArea, type OfficeArea, type OfficeKey } from '@trevo/i18n/office/areas.ts'
import { createTranslate, type Message, type Translate } from '@trevo/i18n/translate.ts'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { usePreferences } from './preferences.ts'

export type T = Translate<OfficeKey>
type Catalog = Readonly<Record<string, Message>>

/** Texts of the frame and of the parts that several areas show. */
const everywhere: readonly OfficeArea[] = ['shell', 'parts', 'facts']
const loaded = new Map<string, Promise<Catalog>>()

/** Texts of some areas in a language, each combination loaded once. */
export const loadTexts = (
  language: LanguageCode,
  areas: readonly OfficeArea[] = everywhere,
): Promise<Catalog> => {
  const key = `${language} ${areas.join()}`
  const known =
    loaded.get(key) ??
    Promise.all(areas.map((area) => loadOfficeArea(area, language))).then((all) =>
      Object.assign({}, ...all),
    )
  loaded.set(key, known)
  return known
}

const Catalogs = createContext<Catalog>({})
const Translator = createContext<T>((key) => key)

/** Adds the texts of some areas to those of the page around. */
export const TextsProvider = ({
  areas = everywhere,
  children,
}: {
  readonly areas?: readonly OfficeArea[]
  readonly children: ReactNode
}) => {
  const { language } = usePreferences()
  const around = use(Catalogs)
  const own = use(loadTexts(language, areas))
  const catalog = useMemo(() => ({ ...around, ...own }), [around, own])
  const t = useMemo(() => createTranslate(catalog, languages[language].locale), [catalog, language])
  return (
    <Catalogs value={catalog}>
      <Translator value={t}>{children}</Translator>
    </Catalogs>
  )
}

/** Returns a text of the back office. */
export const useT = (): T => use(Translator)
