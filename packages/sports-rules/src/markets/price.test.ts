import { describe, expect, it } from 'vitest'
import { findSureReturn } from '../testing/find-arbitrage.ts'
import { playNth, stateAt } from '../testing/some-matches.ts'
import { mapsOf, type MatchState, type Pair } from '../match.ts'
import { findMarket, keyOf, marketsOf, selectionsOf, type Market } from './market.ts'
import { outcomesOf } from './outcomes.ts'
import { chancesOf, defaultMargins, marginOf, priceMatch, type Book } from './price.ts'
import { settlePair } from './settle.ts'

const bookOf = (n: number, share: number) => {
  const match = playNth(n)
  const state = stateAt(match, Math.floor(match.ticks * share))
  return { ...match, state, book: priceMatch(match.rates, state) }
}

const listed = (book: Book) =>
  Object.entries(book).map(([key, prices]) => ({ market: findMarket(key)!, prices }))

describe('prices', () => {
  it('a brand begins with five per cent, more where a book is wide or the winner is far away', () => {
    const bps = Object.entries(defaultMargins).map(([kind, { bp }]) => [kind, bp])
    expect(Object.fromEntries(bps)).toEqual({
      result: 500,
      double: 500,
      winner: 500,
      handicap: 500,
      total: 500,
      both: 550,
      exact: 1_200,
      built: 1_000,
      champion: 1_200,
      toptwo: 1_200,
    })
  })

  it('every market stays within its margin, before and during 2,000 matches', () => {
    for (let n = 0; n < 2_000; n += 1) {
      const { state, book } = bookOf(n, [0, 0.2, 0.5, 0.8][n % 4] ?? 0)
      for (const { market, prices } of listed(book)) {
        const offered = Object.values(prices)
        const isWhole = offered.length === selectionsOf(market, state.sport).length
        if (!isWhole) continue
        const { bp, spreadBp } = defaultMargins[market.kind]
        const margin = marginOf(market, prices)
        expect(margin, `${n} ${keyOf(market)}`).toBeGreaterThanOrEqual(bp)
        expect(margin, `${n} ${keyOf(market)}`).toBeLessThanOrEqual(bp + spreadBp)
      }
    }
  }, 60_000)

  it('no selection of any market returns more than it should', () => {
    for (let n = 0; n < 200; n += 1) {
      const { state, book, rates } = bookOf(n, 0.4)
      for (const { market, prices } of listed(book)) {
        const outcomes = outcomesOf(market.scope, rates, state)
        for (const [selection, odds] of Object.entries(prices)) {
          const { won, void: back } = chancesOf(market, selection, outcomes)
          expect((won * odds) / 100 + back).toBeLessThan(1)
        }
      }
    }
  })

  it('the outcomes of a scope add up to one', () => {
    for (let n = 0; n < 40; n += 1) {
      const { state, rates } = bookOf(n, 0.3)
      for (const scope of new Set(marketsOf(state.sport).map((market) => market.scope))) {
        const outcomes = outcomesOf(scope, rates, state)
        if (outcomes.length === 0) continue
        expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
      }
    }
  })

  it('come as often as in the model over 3,000 matches', () => {
    const watched: readonly (readonly [number, readonly (readonly [Market, string])[]])[] = [
      [
        0,
        [
          [{ scope: 'full', kind: 'result' }, '1'],
          [{ scope: 'full', kind: 'both' }, 'yes'],
          [{ scope: 'half', kind: 'total', line: 3 }, 'over'],
        ],
      ],
      [
        3,
        [
          [{ scope: 'full', kind: 'winner' }, '1'],
          [{ scope: 'map1', kind: 'total', line: 43 }, 'over'],
        ],
      ],
    ]
    const count = 3_000
    for (const [league, choices] of watched) {
      const matches = Array.from({ length: count }, (_, n) => playNth(n * 4 + league))
      for (const [market, selection] of choices) {
        // Each pairing recurs with the same probabilities.
        const expected = matches.slice(0, 90).reduce((sum, match) => {
          const outcomes = outcomesOf(market.scope, match.rates, stateAt(match, 0))
          return sum + chancesOf(market, selection, outcomes).won / 90
        }, 0)
        const came = matches.filter((match) => {
          const pair = endPair(market, stateAt(match, match.ticks))
          return settlePair(market, selection, pair) === 'won'
        }).length
        // Five standard deviations.
        expect(Math.abs(came / count - expected), keyOf(market)).toBeLessThan(
          (5 * 0.5) / Math.sqrt(count) + 0.01,
        )
      }
    }
  }, 60_000)
})

const endPair = (market: Market, { marks, sport }: MatchState): Pair => {
  if (sport === 'esport') {
    const maps = mapsOf(marks)
    if (market.scope === 'map1') return maps[0]!
    const firsts = maps.filter(([ours, theirs]) => ours > theirs).length
    return [firsts, maps.length - firsts]
  }
  const counted = market.scope === 'half' ? marks.filter(({ tick }) => tick <= 45) : marks
  const home = counted.filter(({ side }) => side === 0).length
  return [home, counted.length - home]
}

describe('a book', () => {
  /** One column for each outcome of the whole match that its prices distinguish. */
  const returnsOf = (book: Book, scope: 'full' | 'half', outcomes: readonly { pair: Pair }[]) =>
    listed(book)
      .filter(({ market }) => market.scope === scope)
      .flatMap(({ market, prices }) =>
        Object.entries(prices).map(([selection, odds]) =>
          outcomes.map(({ pair }) => {
            const result = settlePair(market, selection, pair)
            if (result === 'void') return 1
            return result === 'won' ? odds / 100 : 0
          }),
        ),
      )

  it('has no arbitrage: nobody can be sure of getting the stake back', () => {
    for (let n = 0; n < 24; n += 1) {
      const { book, rates, state } = bookOf(n, [0, 0.3, 0.7][n % 3] ?? 0)
      const outcomes = outcomesOf('full', rates, state).filter(({ pair }) => pair[0] + pair[1] < 12)
      const sure = findSureReturn(returnsOf(book, 'full', outcomes))
      expect(sure, `match ${n}`).toBeLessThan(1)
      expect(sure, `match ${n}`).toBeGreaterThan(0.5)
    }
  }, 60_000)

  it('with an underpriced selection is found by the same linear program', () => {
    const { book, rates, state } = bookOf(0, 0)
    const generous = { ...book, 'full.result': { '1': 400, X: 400, '2': 400 } }
    const outcomes = outcomesOf('full', rates, state).filter(({ pair }) => pair[0] + pair[1] < 12)
    expect(findSureReturn(returnsOf(generous, 'full', outcomes))).toBeGreaterThan(1.3)
  })
})
