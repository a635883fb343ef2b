// How often honest players are signalled, and how soon colluders are, for docs/table-signals.md:
// node packages/titles/src/measure/measure-table-signals.ts [--seasons 20] [--table sng-6]
import { parseArgs } from 'node:util'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { texasHoldem } from '../card-games/texas-holdem.ts'
import {
  givingPlayer,
  softPlayer,
  takingPlayer,
} from '@trevo/game-rules/collusion/testing/colluding-players.ts'
import { simulateSeason, type Season } from '@trevo/game-rules/collusion/testing/simulate-season.ts'

const { values } = parseArgs({
  options: { seasons: { type: 'string', default: '20' }, table: { type: 'string' } },
})
const seasonCount = Number(values.seasons)
/** Its cash tables, or one of its tournaments. */
const title = titleAtTable(texasHoldem, values.table ?? null)

// A month of a small site: every pair of the 24 meets in some 330 deals.
const season: Season = {
  seed: 0,
  playerCount: 24,
  eveningCount: 30,
  dealsAnEvening: 50,
  seatCount: title.seatCount,
}
type Replace = Season['replace']

const cases: Readonly<Record<string, { readonly replace?: Replace; readonly evenings: number }>> = {
  honest: { evenings: 30 },
  giving: {
    evenings: 20,
    replace: (player, own, placeOf) => {
      if (player === 0) return givingPlayer(own, () => placeOf(1))
      return player === 1 ? takingPlayer(own, () => placeOf(0)) : own
    },
  },
  soft: {
    evenings: 30,
    replace: (player, own, placeOf) => {
      if (player === 0) return softPlayer(own, () => placeOf(1))
      return player === 1 ? softPlayer(own, () => placeOf(0)) : own
    },
  },
}

const median = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? NaN

for (const [name, { replace, evenings }] of Object.entries(cases)) {
  const found: Record<string, number[]> = {}
  const others: Record<string, number> = {}
  let [pairs, deals] = [0, 0]
  for (let seed = 1; seed <= seasonCount; seed += 1) {
    const { signals, pairCount, dealCount } = simulateSeason(title, {
      ...season,
      seed,
      eveningCount: evenings,
      ...(replace && { replace, areTwoTogether: true }),
    })
    pairs += pairCount
    deals += dealCount
    for (const { kind, player, other, deals: together } of signals) {
      if (replace && player === 0 && other === 1) (found[kind] ??= []).push(together)
      else others[kind] = (others[kind] ?? 0) + 1
    }
  }
  const colluders = Object.fromEntries(
    Object.entries(found).map(([kind, counts]) => [
      kind,
      { seasons: counts.length, dealsTogether: median(counts) },
    ]),
  )
  const told = { case: name, seasons: seasonCount, deals, pairs, colluders, others }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
