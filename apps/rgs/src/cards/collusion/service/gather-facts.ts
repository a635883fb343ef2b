import { evidenceOf } from '@trevo/game-rules/collusion/evidence.ts'
import { addFacts, noFacts, type SeatFacts } from '@trevo/game-rules/collusion/pair-facts.ts'
import { signalKinds, type SignalKind } from '@trevo/game-rules/collusion/signal-rules.ts'
import type { EndedDeal } from '../repository/deals-to-note.ts'
import { factCodeOf } from './fact-code.ts'
import type { PlayerDeals } from '../repository/pair-days.ts'
import type { DealEvidence, PairDay, PairDayName } from '../repository/tables.ts'

/** Deals of a pair and day that are kept for each kind of signal. */
const evidenceMax = 4

/** A deal and what its seats did towards each other. */
export type DealWithFacts = { readonly deal: EndedDeal; readonly facts: readonly SeatFacts[] }

/** One key for a pair of a game on a day. */
export const keyOf = ({ gameCode, playerRef, otherRef, day }: PairDayName): string =>
  [gameCode, playerRef, otherRef, day].join('\n')

/** The day of a deal, in UTC. */
const dayOf = ({ ended_at: endedAt }: EndedDeal): string => endedAt.toISOString().slice(0, 10)

/** The strongest deals of a kind, heaviest first and of equal ones the latest. */
const heaviest = (kind: SignalKind, deals: readonly DealEvidence[]): readonly DealEvidence[] =>
  deals
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => b.weight - a.weight || b.number - a.number)
    .slice(0, evidenceMax)

const mergeEvidence = (deals: readonly DealEvidence[]): readonly DealEvidence[] =>
  signalKinds.flatMap((kind) => heaviest(kind, deals))

const pairDayOf = (deal: EndedDeal, { place, other, facts }: SeatFacts): PairDay => {
  const { table_id: tableId, number, seats } = deal
  const weights = evidenceOf(facts)
  return {
    gameCode: factCodeOf(deal),
    playerRef: seats[place]?.playerRef ?? '',
    otherRef: seats[other]?.playerRef ?? '',
    day: dayOf(deal),
    facts,
    deals: signalKinds.flatMap((kind) => {
      const weight = weights[kind]
      return weight === undefined ? [] : [{ kind, weight, tableId, number }]
    }),
  }
}

/** One row for each pair and day, from rows of which several may share one. */
export const mergePairDays = (days: readonly PairDay[]): readonly PairDay[] => {
  const merged = new Map<string, PairDay>()
  for (const day of days) {
    const key = keyOf(day)
    const own = merged.get(key) ?? { ...day, facts: noFacts, deals: [] }
    merged.set(key, {
      ...day,
      facts: addFacts(own.facts, day.facts),
      deals: mergeEvidence([...own.deals, ...day.deals]),
    })
  }
  return [...merged.values()]
}

/** What deals add to each pair and day. */
export const pairDaysOf = (deals: readonly DealWithFacts[]): readonly PairDay[] =>
  mergePairDays(deals.flatMap(({ deal, facts }) => facts.map((one) => pairDayOf(deal, one))))

/** How many more deals each player has on each day. */
export const playerDaysOf = (deals: readonly DealWithFacts[]): readonly PlayerDeals[] => {
  const counts = new Map<string, PlayerDeals>()
  for (const { deal } of deals) {
    const day = dayOf(deal)
    const gameCode = factCodeOf(deal)
    for (const { playerRef } of deal.seats) {
      const key = keyOf({ gameCode, playerRef, otherRef: '', day })
      const dealCount = (counts.get(key)?.dealCount ?? 0) + 1
      counts.set(key, { gameCode, playerRef, day, dealCount })
    }
  }
  return [...counts.values()]
}
