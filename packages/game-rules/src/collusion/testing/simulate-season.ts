import type { Chance } from '@trevo/fairness/chance.ts'
import { fastChance } from '../../slots/fast-chance.ts'
import type { CardTableTitle } from '../../card-tables/card-table.ts'
import type { PairSignal } from '../judge-pair.ts'
import { createFactBook, type FactBook } from './fact-book.ts'
import { honestPlayer, type HoldemPlayer } from './holdem-player.ts'
import { playEvening } from './play-evening.ts'

export type Season = {
  readonly seed: number
  readonly playerCount: number
  /** Each evening everybody sits at some table, with different players than the evening before. */
  readonly eveningCount: number
  /** Per table; new tournaments start until this many hands were played; each is played to its end. */
  readonly dealsAnEvening: number
  readonly seatCount: number
  /** Whether the first two players share a table every evening. */
  readonly areTwoTogether?: boolean
  /** Dishonest players by number, and how each finds the other. */
  readonly replace?: (
    player: number,
    own: HoldemPlayer,
    placeOf: (player: number) => number | undefined,
  ) => HoldemPlayer
}

/** A signalled pair in a season, once for each kind. */
export type SeasonSignal = PairSignal & {
  readonly player: number
  readonly other: number
  /** Deals that the two had together until then. */
  readonly deals: number
}

export type SeasonResult = {
  readonly book: FactBook
  readonly signals: readonly SeasonSignal[]
  /** Pairs of players who met, each counted once. */
  readonly pairCount: number
  readonly dealCount: number
}

const shuffled = (count: number, chance: Chance): number[] => {
  const all = Array.from({ length: count }, (_, player) => player)
  for (let place = count - 1; place > 0; place -= 1) {
    const other = chance.nextInt(place + 1)
    const one = all[place] ?? 0
    all[place] = all[other] ?? 0
    all[other] = one
  }
  return all
}

/** Moves the second player to the table of the first. */
const seatTogether = (order: readonly number[]): number[] => {
  const rest = order.filter((player) => player !== 1)
  const at = rest.indexOf(0)
  return [0, 1, ...rest.slice(at + 1), ...rest.slice(0, at)]
}

/** Tight and loose, shy and bold: an honest player for each number. */
const styleOf = (player: number, chance: Chance): HoldemPlayer =>
  honestPlayer({
    looseness: 0.15 + chance.nextInt(600) / 1_000,
    boldness: 0.3 + chance.nextInt(500) / 1_000,
    bluffs: player % 5 === 0 ? 0.03 : 0.08 + chance.nextInt(150) / 1_000,
    fears: chance.nextInt(250) / 1_000,
  })

const judgeAll = (book: FactBook, playerCount: number, found: Map<string, SeasonSignal>): void => {
  for (let player = 0; player < playerCount; player += 1) {
    for (let other = player + 1; other < playerCount; other += 1) {
      for (const signal of book.judge(player, other)) {
        const key = `${player} ${other} ${signal.kind}`
        const { dealCount: deals } = book.toOther(player, other)
        if (!found.has(key)) found.set(key, { ...signal, player, other, deals })
      }
    }
  }
}

/**
 * A season of hold'em, for cash or in a tournament: players of many styles meet at changing tables,
 * and every pair is judged after each evening. A signal stays, so the figures include every check.
 */
export const simulateSeason = (title: CardTableTitle, season: Season): SeasonResult => {
  const { seed, playerCount, eveningCount, dealsAnEvening, seatCount, replace } = season
  const { areTwoTogether = false } = season
  const chance = fastChance(seed)
  const book = createFactBook(title)
  const own = Array.from({ length: playerCount }, (_, player) => styleOf(player, chance))
  const found = new Map<string, SeasonSignal>()
  const players = (table: readonly number[]) =>
    table.map((player) => {
      const honest = own[player] ?? (() => ({ kind: 'fold' as const }))
      const placeOf = (wanted: number) => {
        const place = table.indexOf(wanted)
        return place < 0 ? undefined : place
      }
      return replace ? replace(player, honest, placeOf) : honest
    })
  const tableCount = Math.floor(playerCount / seatCount)
  let dealCount = 0
  for (let evening = 0; evening < eveningCount; evening += 1) {
    const any = shuffled(playerCount, chance)
    const order = areTwoTogether ? seatTogether(any) : any
    for (let table = 0; table < tableCount; table += 1) {
      const seated = order.slice(table * seatCount, (table + 1) * seatCount)
      dealCount += playEvening(title, seated, { players, book, dealCount: dealsAnEvening, chance })
    }
    judgeAll(book, playerCount, found)
  }
  const pairCount = (playerCount * (playerCount - 1)) / 2
  return { book, signals: [...found.values()], pairCount, dealCount }
}
