import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Sport } from '../match.ts'
import { keyOf, type Scope } from '../markets/market.ts'
import type { Mention } from './find-teams.ts'
import { readNumber } from './read-number.ts'
import { grammars } from './words.ts'

export type ReadChoice = { readonly market: string; readonly selection: string }

type Sentence = {
  readonly words: readonly string[]
  readonly language: LanguageCode
  readonly sport: Sport
  readonly home: Mention | undefined
  readonly away: Mention | undefined
}

const mapNumbers: Readonly<Record<string, Scope>> = Object.fromEntries(
  (
    [
      ['map1', '1 um one primeiro first'],
      ['map2', '2 dois two segundo second'],
      ['map3', '3 tres three terceiro third'],
    ] as const
  ).flatMap(([scope, names]) => names.split(' ').map((name) => [name, scope] as const)),
)

const scopeOf = ({ words, language, sport }: Sentence): Scope => {
  const text = words.join(' ')
  const { firstHalf, map } = grammars[language]
  if (sport === 'football') return firstHalf.test(text) ? 'half' : 'full'
  const [, number, ordinal] = map.exec(text) ?? []
  return mapNumbers[number ?? ordinal ?? ''] ?? 'full'
}

/** "mais de 2,5", "under three": a line between two whole numbers, so that "more than 2" is more than 2.5. */
const readTotal = (sentence: Sentence): ReadChoice | undefined => {
  const { words, language } = sentence
  const text = words.join(' ')
  for (const selection of ['over', 'under'] as const) {
    const found = grammars[language][selection].exec(text)
    if (!found) continue
    const after = text.slice(found.index + found[0].length).trim()
    const number = readNumber(after.split(' '), language)
    if (!number) continue
    const halves = number.hundredths / 50
    if (!Number.isInteger(halves)) continue
    const isWhole = halves % 2 === 0
    const line = isWhole ? halves + (selection === 'over' ? 1 : -1) : halves
    return { market: keyOf({ scope: scopeOf(sentence), kind: 'total', line }), selection }
  }
  return undefined
}

const readBoth = ({ words, language, sport }: Sentence): ReadChoice | undefined => {
  const { both, not } = grammars[language]
  const text = words.join(' ')
  if (sport !== 'football' || !both.test(text)) return undefined
  return {
    market: keyOf({ scope: 'full', kind: 'both' }),
    selection: not.test(text) ? 'no' : 'yes',
  }
}

/** "placar 2 a 1": the home team's goals first, as it is written everywhere. */
const readScore = ({ words, language }: Sentence): ReadChoice | undefined => {
  const text = words.join(' ')
  const found = grammars[language].score.exec(text)
  if (!found) return undefined
  const after = text
    .slice(found.index + found[0].length)
    .trim()
    .split(' ')
  const home = readNumber(after, language)
  const away = home && readNumber(after.slice(home.length + 1), language)
  if (!home || !away) return undefined
  return {
    market: keyOf({ scope: 'full', kind: 'exact' }),
    selection: `${home.hundredths / 100}-${away.hundredths / 100}`,
  }
}

/** The team that is named first: "Onça vence o Boto". */
const sideOf = ({ home, away }: Sentence): '1' | '2' | undefined => {
  if (home && away) return (home[0] ?? 0) < (away[0] ?? 0) ? '1' : '2'
  if (home) return '1'
  return away && '2'
}

const readResult = (sentence: Sentence): ReadChoice | undefined => {
  const { words, language, sport } = sentence
  const scope = scopeOf(sentence)
  const side = sideOf(sentence)
  const text = words.join(' ')
  const { draw, or } = grammars[language]
  if (sport === 'esport') {
    return side && { market: keyOf({ scope, kind: 'winner' }), selection: side }
  }
  if (!draw.test(text)) return side && { market: keyOf({ scope, kind: 'result' }), selection: side }
  if (or.test(text) && side && scope === 'full') {
    const selection = side === '1' ? '1X' : 'X2'
    return { market: keyOf({ scope, kind: 'double' }), selection }
  }
  return { market: keyOf({ scope, kind: 'result' }), selection: 'X' }
}

/** What a sentence about a match bets on: a market and a selection of it; undefined if it says nothing of it. */
export const readChoice = (sentence: Sentence): ReadChoice | undefined =>
  readTotal(sentence) ?? readBoth(sentence) ?? readScore(sentence) ?? readResult(sentence)
