import type { SettledBet } from '@trevo/game-rules/bets/bets.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext, SeenRound } from '../../families/board.ts'
import type { Hand } from '../cards/create-hand.ts'
import { createDuel } from './create-duel.ts'
import { createRoads, type RoadMark } from './create-roads.ts'
import { createTable, type NamedSpot, type Table } from './create-table.ts'
import type { BettingOptions } from './create-betting.ts'

type Words<Winner extends string> = {
  readonly ready: string
  readonly roads: string
  readonly noneYet: string
  /** The text in the bead of a result. */
  readonly letters: Readonly<Record<Winner, string>>
  readonly won: Readonly<Record<Winner, string>>
}

export type Outcome<Winner extends string> = { readonly winner: Winner }

export type RoadsTableOptions<
  Side extends string,
  Winner extends string,
  Drawn extends Outcome<Winner>,
> = {
  readonly gameCode: string
  readonly className: string
  readonly words: Words<Winner>
  readonly sides: readonly [Side, Side]
  readonly sideName: (side: Side) => string
  readonly spots: readonly (readonly NamedSpot[])[]
  readonly tones: Readonly<Record<Winner, RoadMark['tone']>>
  readonly viewOf: (round: SeenRound) => {
    readonly outcome: Drawn
    readonly bets: readonly SettledBet[]
  }
  /** Deals the cards of an outcome. */
  readonly deal: (handOf: (side: Side) => Hand, drawn: Drawn, table: Table) => Promise<void>
}

/** The hands, the places and the roads of a table with two sides. */
export const createRoadsParts = <
  Side extends string,
  Winner extends string,
  Drawn extends Outcome<Winner>,
>(
  context: Omit<BoardContext, 'title'>,
  options: RoadsTableOptions<Side, Winner, Drawn>,
  betting: BettingOptions = {},
) => {
  const { words, sides, tones } = options
  const table = createTable(context, options.className, betting)
  const roads = createRoads(words.roads, words.noneYet)
  const duel = createDuel<Side>(context.language, sides, options.sideName)
  const rows = options.spots.map((row) =>
    h('div', { class: 'bet-row' }, ...row.map(table.namedSpot)),
  )
  table.element.append(roads.element, duel.element, h('div', { class: 'bet-grid' }, ...rows))
  const isWinner = (result: string): result is Winner => Object.hasOwn(tones, result)
  return {
    table,
    roads,
    duel,
    showRoads: (results: readonly string[]): void => {
      const winners = results.filter(isWinner)
      roads.show(winners.map((one) => ({ tone: tones[one], letter: words.letters[one] })))
    },
    deal: async (outcome: Drawn): Promise<void> => {
      duel.clear()
      await options.deal(duel.hand, outcome, table)
      duel.setWinner(sides.find((side) => String(side) === outcome.winner))
      context.sound.land(3)
    },
  }
}
