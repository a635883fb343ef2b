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

type LiveRoads<Drawn> = {
  readonly look: PresenterLook
  readonly describe: (outcome: Drawn) => string
  readonly detail: (outcome: Drawn) => string
}

/** A shared table with two sides, with the roads of the table. */
export const createLiveRoads = <
  Side extends string,
  Winner extends string,
  Drawn extends Outcome<Winner> & Json,
>(
  context: BoardContext,
  options: RoadsTableOptions<Side, Winner, Drawn>,
  { look, describe, detail }: LiveRoads<Drawn>,
): Board => {
  const parts = createLiveParts(context, look)
  const words = { ...options.words, roads: parts.words.roads, noneYet: parts.words.noneYet }
  const className = `${options.className} roads-live`
  const made = createRoadsParts(context, { ...options, className, words }, parts.betting)
  const { table, duel, roads } = made
  const side = h('div', { class: 'live-side' }, duel.element, parts.bar.winners)
  const stage = h('div', { class: 'live-stage' }, parts.presenter.element, side)
  roads.element.after(stage)
  table.element.prepend(parts.bar.element, stage)
  return createLiveTable<Drawn>(context, parts, {
    input: inputOfTable(table),
    outcomeOf: outcomeOfBets,
    clear: duel.clear,
    reveal: async (outcome, ms) => {
      table.pacer.begin(ms === 0)
      await made.deal(outcome)
    },
    showPast: (outcomes) => made.showRoads(outcomes.map(({ winner }) => winner)),
    describe,
    detail,
  })
}
