import type { Json } from '@trevo/game-rules/engine/json.ts'
import { h } from '../controls/h.ts'
import type { Board, BoardContext } from '../families/board.ts'
import {
  createRoadsParts,
  type Outcome,
  type RoadsTableOptions,
} from '../widgets/table/create-roads-parts.ts'
import { createLiveParts } from './create-live-parts.ts'
import { createLiveTable } from './create-live-table.ts'
import { inputOfTable, outcomeOfBets } from './live-scene.ts'
import type { PresenterLook } from './draw-presenter.ts'
import type { CardsStudio } from '../studio/cards/open-cards-studio.ts'
import type { Hand } from '../widgets/cards/create-hand.ts'
import type { Table } from '../widgets/table/create-table.ts'

type LiveRoads<Drawn> = {
  readonly look: PresenterLook
  readonly describe: (outcome: Drawn) => string
  readonly detail: (outcome: Drawn) => string
  /** The cards of both sides by their codes, in the order of each hand. */
  readonly cardsOf: (outcome: Drawn) => readonly [readonly string[], readonly string[]]
}

/** A shared table with two sides, with the roads of the table. */
export const createLiveRoads = <
  Side extends string,
  Winner extends string,
  Drawn extends Outcome<Winner> & Json,
>(
  context: BoardContext,
  options: RoadsTableOptions<Side, Winner, Drawn>,
  { look, describe, detail, cardsOf }: LiveRoads<Drawn>,
): Board => {
  const parts = createLiveParts(context, look)
  const words = { ...options.words, roads: parts.words.roads, noneYet: parts.words.noneYet }
  const className = `${options.className} roads-live`
  let studio: CardsStudio | undefined
  const deal = async (handOf: (side: Side) => Hand, drawn: Drawn, dealt: Table): Promise<void> => {
    if (!studio?.isShown()) return options.deal(handOf, drawn, dealt)
    const shown = studio
    shown.prepare(cardsOf(drawn))
    const watched = (side: Side): Hand =>
      shown.watch(handOf(side), side === options.sides[0] ? 0 : 1)
    return options.deal(watched, drawn, { ...dealt, dealing: shown.slow(dealt.dealing) })
  }
  const shown = { ...options, className, words, deal }
  const made = createRoadsParts(context, shown, parts.betting)
  const { table, duel, roads } = made
  const side = h('div', { class: 'live-side' }, duel.element, parts.bar.winners)
  const stage = h('div', { class: 'live-stage' }, parts.presenter.element, side)
  roads.element.after(stage)
  table.element.prepend(parts.bar.element, stage)
  // The table can be played before its studio has loaded; with less motion it is never asked for.
  if (!context.still) {
    void import('../studio/cards/open-cards-studio.ts').then(({ openCardsStudio }) => {
      const [first, second] = options.sides
      const names = [options.sideName(first), options.sideName(second)] as const
      studio = openCardsStudio({ context, parts, table, look, names })
    })
  }
  return createLiveTable<Drawn>(context, parts, {
    input: inputOfTable(table),
    outcomeOf: outcomeOfBets,
    clear: () => {
      duel.clear()
      studio?.clear()
    },
    reveal: async (outcome, ms) => {
      table.pacer.begin(ms === 0)
      await made.deal(outcome)
      studio?.tell(describe(outcome))
    },
    showPast: (outcomes) => made.showRoads(outcomes.map(({ winner }) => winner)),
    describe,
    detail,
  })
}
