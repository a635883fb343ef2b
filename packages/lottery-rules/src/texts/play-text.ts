import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { getGroup } from '../groups/all-groups.ts'
import type { Play } from '../play.ts'
import { en } from './en.ts'
import { exampleOf } from './example-of.ts'
import { playNameOf } from './play-name.ts'
import { pt } from './pt.ts'
import type { PlayWords } from './words.ts'

const words: InEachLanguage<PlayWords> = { PT: pt, EN: en }

const countWords: InEachLanguage<(count: number) => string> = {
  PT: (count) => (count === 1 ? '1 aposta' : `${count} apostas`),
  EN: (count) => (count === 1 ? '1 bet' : `${count} bets`),
}

export type PlayText = {
  readonly name: string
  /** One sentence: how it wins. */
  readonly how: string
  /** A content, an outcome that wins with it, and how many stakes; made from the play itself. */
  readonly example: string
}

const textIn = (play: Play, language: LanguageCode): PlayText => {
  const word = words[language]
  const { about, rule, how } = playNameOf(play, word)
  const example = exampleOf(play)
  const count = countWords[language]
  return {
    name: `${about} · ${rule}`,
    how,
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
