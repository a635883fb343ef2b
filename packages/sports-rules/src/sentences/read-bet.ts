import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Sport } from '../match.ts'
import { findMention, type Mention } from './find-teams.ts'
import { readChoice, type ReadChoice } from './read-choice.ts'
import { readStake } from './read-stake.ts'
import { toWords } from './words.ts'

/** A match that can be bet on; those under way and the next ones come first. */
export type NamedMatch = {
  readonly matchId: string
  readonly sport: Sport
  readonly home: string
  readonly away: string
}

/** Longer sentences are cut. */
const wordsMax = 60

export type ReadBet = {
  /** In centavos; undefined if the sentence names no amount. */
  readonly centavos: number | undefined
} & (
  | ({ readonly kind: 'bet'; readonly matchId: string } & ReadChoice)
  /** No team of any match is named. */
  | { readonly kind: 'noMatch' }
  /** Several matches fit equally well. */
  | { readonly kind: 'whichMatch'; readonly matchIds: readonly string[] }
  /** The match is clear, what to bet on is not. */
  | { readonly kind: 'noChoice'; readonly matchId: string }
)

type Found = {
  readonly match: NamedMatch
  readonly home: Mention | undefined
  readonly away: Mention | undefined
  /** How many words of the sentence are in the names of its teams. */
  readonly places: number
}

const findMatches = (
  words: readonly string[],
  matches: readonly NamedMatch[],
): readonly Found[] => {
  const found = matches.flatMap((match): Found[] => {
    const home = findMention(words, match.home)
    const away = findMention(words, match.away)
    if (!home && !away) return []
    // A word of both names counts once, and names neither of the two.
    const places = new Set([...(home ?? []), ...(away ?? [])]).size
    const isBoth = home && away && home.length === places && away.length === places
    return [
      isBoth ? { match, home: undefined, away: undefined, places } : { match, home, away, places },
    ]
  })
  const most = Math.max(...found.map((one) => one.places))
  return found.filter((one) => one.places === most)
}

/** The teams that a match was found by: of two matches with the same ones, the first is meant. */
const teamsOf = ({ match, home, away }: Found): string => {
  const named = [home && match.home, away && match.away].filter((name) => name !== undefined)
  return (named.length > 0 ? named : [match.home, match.away]).toSorted().join('|')
}

/**
 * Reads a bet that was typed or spoken, "vinte reais no empate do Boto": which match, which market and selection, and
 * what stake. Nothing is bet by it: the member confirms the slip.
 */
export const readBet = (
  text: string,
  language: LanguageCode,
  matches: readonly NamedMatch[],
): ReadBet => {
  const said = toWords(text).slice(0, wordsMax)
  const stake = readStake(said, language)
  const words = stake?.others ?? said
  const centavos = stake?.centavos
  const found = findMatches(words, matches)
  const [first] = found
  if (!first) return { kind: 'noMatch', centavos }
  const teams = new Set(found.map(teamsOf))
  if (teams.size > 1) {
    return { kind: 'whichMatch', matchIds: found.map(({ match }) => match.matchId), centavos }
  }
  const { match, home, away } = first
  const choice = readChoice({ words, language, sport: match.sport, home, away })
  return choice
    ? { kind: 'bet', matchId: match.matchId, ...choice, centavos }
    : { kind: 'noChoice', matchId: match.matchId, centavos }
}
