import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { localeOf } from '@trevo/i18n/languages.ts'
import { loadArea, type Area, type AreaKey } from '@trevo/i18n/site/areas.ts'
import { createTranslate, type Translate } from '@trevo/i18n/translate.ts'
import { use } from 'react'
import { useLanguage } from './language.tsx'

/** How a component writes the texts of its area. */
export type AreaText<Of extends Area> = Translate<AreaKey<Of>>

const kept = new Map<string, Promise<Translate<string>>>()

const textIn = (area: Area, language: SiteLanguage): Promise<Translate<string>> => {
  const name = `${area} ${language}`
  const known = kept.get(name)
  if (known) return known
  const text = loadArea(area, language).then((catalog) =>
    createTranslate<string>(catalog, localeOf[language]),
  )
  kept.set(name, text)
  // A chunk that failed to load is requested again on the next render.
  text.catch(() => kept.delete(name))
  return text
}

/** Loads the texts of an area before a part shows them; a failure is the part's to report. */
export const prepareText = (area: Area, language: SiteLanguage): void => {
  textIn(area, language).catch(() => undefined)
}

/**
 * The texts of one area of the site, loaded with the parts that show them rather than with the first
 * page. Suspends until those of the current language are loaded.
 */
export const useText = <Of extends Area>(area: Of): AreaText<Of> =>
  use(textIn(area, useLanguage().language))
