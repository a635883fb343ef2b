import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import {
  jointOutcomesOf,
  priceBuilt,
  resultIn,
  settleParts,
  type JointOutcome,
  type Part,
} from '../markets/built.ts'
import { keyOf, marketsOf, selectionsOf } from '../markets/market.ts'
import { defaultMargins, priceMatch, type Book } from '../markets/price.ts'
import type { MatchState } from '../match.ts'
import type { Returns } from './find-arbitrage.ts'
import { playNth, stateAt } from './some-matches.ts'

type Bet = { readonly parts: readonly Part[]; readonly odds: number }

/** How often a combination is drawn until an offered one is found. */
const triesMax = 60
/** Rarer results are left out: with fewer results to guard against, a sure win would be easier to find. */
const chanceMin = 1e-6

const choicesOf = (book: Book, { sport }: MatchState): readonly Part[] =>
  marketsOf(sport).flatMap((market) =>
    selectionsOf(market, sport)
      .filter((selection) => book[keyOf(market)]?.[selection] !== undefined)
      .map((selection) => ({ market, selection })),
  )

type Drawing = ReturnType<typeof fastChance>

/** Two to four selections of different markets. */
const drawParts = (choices: readonly Part[], chance: Drawing): readonly Part[] => {
  const wanted = 2 + chance.nextInt(3)
  const parts: Part[] = []
  for (let tries = 0; tries < 20 && parts.length < wanted; tries += 1) {
    const part = choices[chance.nextInt(choices.length)]
    if (part && parts.every(({ market }) => market !== part.market)) parts.push(part)
  }
  return parts
}

const backOf = ({ parts, odds }: Bet, outcome: JointOutcome): number => {
  const result = settleParts(parts.map((part) => resultIn(outcome, part)))
  if (result === 'void') return 1
  return result === 'won' ? odds / 100 : 0
}

/** One column for each result that some bet distinguishes. */
const returnsOf = (bets: readonly Bet[], outcomes: readonly JointOutcome[]): Returns => {
  const ends = new Map<string, readonly number[]>()
  for (const outcome of outcomes) {
    if (outcome.chance < chanceMin) continue
    const backs = bets.map((bet) => backOf(bet, outcome))
    ends.set(backs.join(), backs)
  }
  const told = [...ends.values()]
  return bets.map((_bet, at) => told.map((backs) => backs[at] ?? 0))
}

/** What is sampled: the number of built bets, the progress of the match, and the factor on their prices. */
export type Sample = { readonly built: number; readonly share: number; readonly raised?: number }

/**
 * Bets that can be built from the n-th match of all demo leagues, and every selection of their
 * markets: what each returns in every result of the match, per unit.
 */
export const builtReturnsOf = (n: number, { built, share, raised = 1 }: Sample) => {
  const match = playNth(n)
  const state = stateAt(match, Math.floor(match.ticks * share))
  const outcomes = jointOutcomesOf(match.rates, state)
  const book = priceMatch(match.rates, state)
  const choices = choicesOf(book, state)
  const chance = fastChance(n + 1)
  const bets: Bet[] = []
  for (let tries = 0; tries < triesMax && bets.length < built && choices.length > 1; tries += 1) {
    const parts = drawParts(choices, chance)
    const price = priceBuilt(parts, outcomes, defaultMargins.built)
    if (price.state === 'offered') bets.push({ parts, odds: price.odds * raised })
  }
  const used = new Set(bets.flatMap(({ parts }) => parts.map(({ market }) => market)))
  const singles = choices
    .filter(({ market }) => used.has(market))
    .map((part): Bet => ({
      parts: [part],
      odds: book[keyOf(part.market)]?.[part.selection] ?? 0,
    }))
  return { builtCount: bets.length, returns: returnsOf([...bets, ...singles], outcomes) }
}
