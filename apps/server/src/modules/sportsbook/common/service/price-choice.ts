import { builtKey } from '@trevo/sports-rules/markets/market.ts'
import { jointOutcomesOf, readBuilt, type JointOutcome } from '@trevo/sports-rules/markets/built.ts'
import { LRUCache } from 'lru-cache'
import { priceHeldBuilt, priceNewBuilt, type BuiltOffer } from '../domain/built-offer.ts'
import { openBook, openOdds } from '../domain/offer.ts'
import type { Setup } from '../repository/setup.ts'
import type { FixtureRow } from '../../tables.ts'

type Choice = { readonly market: string; readonly selection: string }

/** Matches with cached outcomes; each has some thousands. */
const matchesKept = 32

/** Prices choices of a match by its row: those of a market, and built ones. */
export const createPriceChoice = () => {
  const kept = new LRUCache<string, readonly JointOutcome[]>({ max: matchesKept })

  const offerOf = (setup: Setup, fixture: FixtureRow, now: Date): BuiltOffer => {
    const league = setup.leagues.find(({ id }) => id === fixture.league_id)
    const sport = league?.sport ?? fixture.rates.sport
    const state = { sport, tick: fixture.tick, marks: fixture.marks }
    const key = `${fixture.id} ${fixture.tick} ${fixture.version}`
    return {
      book: openBook(fixture, now),
      state,
      margin: setup.marginsOf(league?.brand_id ?? 0, league?.margin_plus_bp).built,
      outcomes: () => {
        const outcomes = kept.get(key) ?? jointOutcomesOf(fixture.rates, state)
        kept.set(key, outcomes)
        return outcomes
      },
    }
  }

  return {
    /** The price of a new bet on several choices, or why it is refused; the text names its parts. */
    priceParts: (setup: Setup, fixture: FixtureRow, text: string, now: Date) => {
      const parts = readBuilt(text)
      if (!parts) return { state: 'closed' } as const
      return priceNewBuilt(offerOf(setup, fixture, now), parts)
    },
    /** The price at which a choice is accepted; undefined if it is closed. */
    priceNew(setup: Setup, fixture: FixtureRow, { market, selection }: Choice, now: Date) {
      if (market !== builtKey) return openOdds(fixture, market, selection, now)
      const price = this.priceParts(setup, fixture, selection, now)
      return price.state === 'offered' ? price.odds : undefined
    },
    /** The current price of an earlier choice; undefined if it cannot be cashed out. */
    priceHeld: (setup: Setup, fixture: FixtureRow, { market, selection }: Choice, now: Date) => {
      if (market !== builtKey) return openOdds(fixture, market, selection, now)
      const parts = readBuilt(selection)
      return parts && priceHeldBuilt(offerOf(setup, fixture, now), parts)
    },
  }
}

export type PriceChoice = ReturnType<typeof createPriceChoice>
