import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { getGroup } from '../groups/all-groups.ts'
import type { Play } from '../play.ts'
import { en } from './en.ts'
import { exampleOf } from './example-of.ts'
import { pt } from './pt.ts'
import type { PlayWords } from './words.ts'

const words: InEachLanguage<PlayWords> = { PT: pt, EN: en }

const countWords: InEachLanguage<(count: number) => string> = {
  PT: (count) => (count === 1 ? '1 aposta' : `${count} apostas`),
  EN: (count) => (count === 1 ? '1 stake' : `${count} stakes`),
}

export type PlayText = {
  readonly name: string
  /** One sentence: how it wins. */
  readonly how: string
  /** A content, an outcome that wins with it, and how many stakes; made from the play itself. */
  readonly example: string
}

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

const textIn = (play: Play, language: LanguageCode): PlayText => {
  const word = words[language]
  const [label, phrase] = nameIn(word, play.name)
  const rule = word.rules[play.rule]
  if (!rule) throw new RangeError(`no words for the rule ${play.rule}`)
  const [ruleLabel, sentence] = rule
  const example = exampleOf(play)
  const count = countWords[language]
  return {
    name: `${label} · ${ruleLabel}`,
    how: sentence.replaceAll('{of}', phrase),
    example: word.example({
      content: example.content,
      stakes: count(example.stakes),
      drawn: getGroup(play.group).format(example.numbers),
      wins: count(example.winningStakes),
    }),
  }
}

const known = new Map<number, InEachLanguage<PlayText>>()

/** What a play is called, how it wins and an example, in every language. */
export const playTextOf = (play: Play): InEachLanguage<PlayText> => {
  const text = known.get(play.playId) ?? inEachLanguage((language) => textIn(play, language))
  known.set(play.playId, text)
  return text
}
