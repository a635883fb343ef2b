import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { loadPlayWords, playNameOf, type PlayName } from '@trevo/lottery-rules/texts/play-name.ts'
import type { PlayWords } from '@trevo/lottery-rules/texts/words.ts'
import { use } from 'react'
import { useLanguage } from '../../core/language/language.tsx'

const kept = new Map<SiteLanguage, Promise<PlayWords>>()

const wordsIn = (language: SiteLanguage): Promise<PlayWords> => {
  const known = kept.get(language)
  if (known) return known
  const words = loadPlayWords(language)
  kept.set(language, words)
  // A chunk that did not arrive is asked for again by the next render.
  words.catch(() => kept.delete(language))
  return words
}

/** What plays are called in the reader's language; suspends until the words are there. */
export const usePlayName = (): ((play: Play) => PlayName) => {
  const words = use(wordsIn(useLanguage().language))
  return (play) => playNameOf(play, words)
}
