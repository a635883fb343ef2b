import type { CardTableTitle } from '../../card-tables/card-table.ts'
import type { DealRecord } from '../../card-tables/replay-deal.ts'
import { factsOfDeal } from '../deal-facts.ts'
import { factFamilyOf } from '../fact-family.ts'
import { judgePair, type PairSignal } from '../judge-pair.ts'
import { addFacts, factNames, noFacts, type FactName, type PairFacts } from '../pair-facts.ts'

/** The facts of all players of a world, as the game server stores them. */
export type FactBook = {
  /** Adds a deal; players by number, in the order of its places. */
  add(record: DealRecord, players: readonly number[]): void
  judge(player: number, other: number): readonly PairSignal[]
  toOther(player: number, other: number): PairFacts
  toOthers(player: number, other: number): PairFacts
}

const negated = (facts: PairFacts): PairFacts => {
  const all = { ...facts }
  const counts: Record<FactName, number> = all
  for (const name of factNames) counts[name] = -counts[name]
  return all
}

export const createFactBook = (title: CardTableTitle): FactBook => {
  const pairs = new Map<string, PairFacts>()
  const sums = new Map<number, PairFacts>()
  const deals = new Map<number, number>()
  const toOther = (player: number, other: number) => pairs.get(`${player} ${other}`) ?? noFacts
  const toOthers = (player: number, other: number): PairFacts => {
    const own = toOther(player, other)
    return addFacts(sums.get(player) ?? noFacts, negated(own))
  }
  const playOf = (player: number, other: number) => ({
    toOther: toOther(player, other),
    toOthers: toOthers(player, other),
    dealCount: deals.get(player) ?? 0,
  })
  return {
    toOther,
    toOthers,
    add: (record, players) => {
      for (const player of players) deals.set(player, (deals.get(player) ?? 0) + 1)
      for (const { place, other, facts } of factsOfDeal(title, record) ?? []) {
        const key = [players[place], players[other]].join(' ')
        pairs.set(key, addFacts(pairs.get(key) ?? noFacts, facts))
        const player = players[place] ?? -1
        sums.set(player, addFacts(sums.get(player) ?? noFacts, facts))
      }
    },
    judge: (player, other) =>
      judgePair({
        family: factFamilyOf(title) ?? title.family,
        player: playOf(player, other),
        other: playOf(other, player),
      }),
  }
}
