import { localeOf, type SiteLanguage } from '@trevo/i18n/languages.ts'
import { createTranslate, type Message, type Translate } from '@trevo/i18n/translate.ts'
import { use } from 'react'
import { useLanguage } from './language.tsx'

type Load<Key extends string> = (language: SiteLanguage) => Promise<Readonly<Record<Key, Message>>>

/**
 * Words of one area of the site, loaded with the parts that speak them instead of with the first
 * page. Returns the hook; it suspends until the words of the language are there.
 */
export const createAreaText = <Key extends string>(load: Load<Key>): (() => Translate<Key>) => {
  const kept = new Map<SiteLanguage, Promise<Translate<Key>>>()

  const textIn = (language: SiteLanguage): Promise<Translate<Key>> => {
    const known = kept.get(language)
    if (known) return known
    const text = load(language).then((catalog) => createTranslate(catalog, localeOf[language]))
    kept.set(language, text)
    // A chunk that did not arrive is asked for again by the next render.
    text.catch(() => kept.delete(language))
    return text
  }
  return () => use(textIn(useLanguage().language))
}
