import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Play } from '../play.ts'
import type { PlayWords } from './words.ts'

const nameIn = (word: PlayWords, name: string): readonly [label: string, phrase: string] => {
  const [, left, right] = /^(\d+)v(\d+)$/.exec(name) ?? []
  if (left && right) return word.against(left, right)
  const [, any] = /^Any(\d+)$/.exec(name) ?? []
  if (any) return word.any(any)
  const [, normal] = /^Normal(\d)$/.exec(name) ?? []
  if (normal) return word.normal(normal)
  const found = word.names[name]
  if (!found) throw new RangeError(`no words for what ${name} is about`)
  return found
}

export type PlayName = {
  /** Which numbers it is about: "Last 3". */
  readonly about: string
  /** What wins: "Straight". */
  readonly rule: string
  /** One sentence: how it wins. */
  readonly how: string
}

/** A play's name and sentence. @throws RangeError if the texts lack it, which a test rules out */
export const playNameOf = (play: Play, word: PlayWords): PlayName => {
  const [about, phrase] = nameIn(word, play.name)
  const found = word.rules[play.rule]
  if (!found) throw new RangeError(`no words for the rule ${play.rule}`)
  const [rule, sentence] = found
  return { about, rule, how: sentence.replaceAll('{of}', phrase) }
}

/** The play texts of one language, for pages in that language. */
export const loadPlayWords = async (language: LanguageCode): Promise<PlayWords> =>
  language === 'PT' ? (await import('./pt.ts')).pt : (await import('./en.ts')).en
