import type { BlackjackTableTitle } from '@trevo/game-rules/blackjack-table/types.ts'
import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { h } from '../../controls/h.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import { inputOfTable, type LiveInput } from '../../live/live-scene.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import type { BoardContext } from '../board.ts'
import type { OwnPlaces } from './own-places.ts'
import type { Words } from './words.ts'

type ChoiceOptions = {
  readonly parts: LiveParts
  readonly own: OwnPlaces
  readonly words: Words
  /** Tells the player why no chip may lie there. */
  readonly say: (text: string) => void
}

const isBehind = (place: string): boolean => place.startsWith('behind-')

/** The table with its chips: one place at a time, and for a bet behind whether it doubles along. */
export const createPlaceChoice = (
  context: BoardContext<BlackjackTableTitle>,
  { parts, own, words, say }: ChoiceOptions,
): { readonly table: Table; readonly input: LiveInput } => {
  const table = createTable(context, 'seven', {
    ...parts.betting,
    placedAt: own.stakeAt,
    mostAt: (_bets, place) => (own.whyNot(place) === undefined ? undefined : 0n),
  })
  const { bets } = table.betting
  const doubles = createSegmented<'follow' | 'leave'>({
    label: words.doubles,
    options: [
      { value: 'follow', label: words.follow },
      { value: 'leave', label: words.leave },
    ],
    value: 'follow',
    onChange: () => context.sound.click(),
  })
  // Before the place itself hears it: a chip on another place takes the first one's with it.
  const choose = (event: Event): void => {
    const target = event.target as Element | null // of a click
    const place = target?.closest<HTMLElement>('.bet-spot')?.dataset['place']
    if (place === undefined || !parts.clock.isOpen()) return
    const reason = own.whyNot(place)
    say(reason ?? '')
    if (reason === undefined && bets.totalMinor() > bets.at(place)) bets.clear()
  }
  table.element.addEventListener('click', choose, { capture: true })
  const input = inputOfTable(table)
  const showDoubles = (): void => {
    doubles.element.hidden = !bets.list().some(({ place }) => isBehind(place))
  }
  showDoubles()
  // Asked for by the shell after every change.
  const wager = (): Wager<Json> | undefined => {
    showDoubles()
    const laid = table.betting.wager()
    const [place] = bets.list()
    if (!laid || !place || !isBehind(place.place)) return laid
    const choice = laid.choice as { readonly bets: Json } // as the table makes it
    return { ...laid, choice: { bets: choice.bets, doubles: doubles.value() } }
  }
  return {
    table,
    input: {
      ...input,
      options: h('div', { class: 'seven-options' }, doubles.element, input.options),
      wager,
      readyWords: words.ready,
    },
  }
}
