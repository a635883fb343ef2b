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
  // A chunk that failed to load is requested again on the next render.
  words.catch(() => kept.delete(language))
  return words
}

/** The names of plays in the reader's language; suspends until the texts are loaded. */
export const usePlayName = (): ((play: Play) => PlayName) => {
  const words = use(wordsIn(useLanguage().language))
  return (play) => playNameOf(play, words)
}
