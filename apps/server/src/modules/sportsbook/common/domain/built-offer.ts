import {
  oddsOfParts,
  priceBuilt,
  type BuiltPrice,
  type JointOutcome,
  type Part,
} from '@trevo/sports-rules/markets/built.ts'
import { keyOf } from '@trevo/sports-rules/markets/market.ts'
import type { Book, Margin } from '@trevo/sports-rules/markets/price.ts'
import { settleSelection } from '@trevo/sports-rules/markets/settle.ts'
import type { MatchState } from '@trevo/sports-rules/match.ts'
import { priceIn } from './offer.ts'

/** A match for pricing built bets: the open choices, and every way in which it can still end. */
export type BuiltOffer = {
  readonly book: Book
  readonly state: MatchState
  readonly margin: Margin
  outcomes(): readonly JointOutcome[]
}

const isOffered =
  ({ book }: BuiltOffer) =>
  ({ market, selection }: Part): boolean =>
    priceIn(book, keyOf(market), selection) !== undefined

/** The price of a new built bet: each of its parts must be on offer separately. */
export const priceNewBuilt = (
  offer: BuiltOffer,
  parts: readonly Part[],
): BuiltPrice | { readonly state: 'closed' } => {
  if (!parts.every(isOffered(offer))) return { state: 'closed' }
  return priceBuilt(parts, offer.outcomes(), offer.margin)
}

/** The current price of an earlier built bet, by its open parts; undefined if it cannot be sold. */
export const priceHeldBuilt = (offer: BuiltOffer, parts: readonly Part[]): number | undefined => {
  const settled = parts.map(({ market, selection }) =>
    settleSelection(market, selection, offer.state),
  )
  if (settled.includes('lost') || settled.includes('void')) return undefined
  const open = parts.filter((_part, at) => settled[at] === undefined)
  if (open.length === 0 || !open.every(isOffered(offer))) return undefined
  return oddsOfParts(open, offer.outcomes(), offer.margin)
}
