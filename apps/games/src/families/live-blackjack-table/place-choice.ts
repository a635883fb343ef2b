import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import {
  sideBetPlaces,
  type BlackjackTableTitle,
  type DoublesWay,
} from '@trevo/game-rules/blackjack-table/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import { inputOfTable, type LiveInput } from '../../live/live-scene.ts'
import type { Bets } from '../../widgets/chips/bets.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import type { BettingOptions } from '../../widgets/table/create-betting.ts'
import type { BoardContext } from '../board.ts'
import { isBeside } from './bet-places.ts'
import type { OwnPlaces } from './own-places.ts'
import type { Words } from './words.ts'

type ChoiceOptions = {
  readonly parts: LiveParts
  readonly own: OwnPlaces
  readonly words: Words
  /** Tells the player why the place accepts no chip. */
  readonly say: (text: string) => void
}

/** The table, the choice on it, and the places beside the player's seat. */
export type PlaceChoice = {
  readonly table: Table
  readonly input: LiveInput
  readonly beside: HTMLElement
}

const isBehind = (place: string): boolean => place.startsWith('behind-')

/** The chips on a seat. */
const mainOf = (bets: Bets): bigint =>
  bets.list().find(({ place }) => place.startsWith('seat-'))?.stakeMinor ?? 0n

/** Side bets need a bet on the seat, and none is higher than it. */
const limitsOf = (own: OwnPlaces): Pick<BettingOptions, 'mostAt' | 'isComplete'> => ({
  mostAt: (bets, place) => {
    if (own.whyNot(place) !== undefined) return 0n
    return isBeside(place) ? mainOf(bets) : undefined
  },
  isComplete: (bets) =>
    bets.list().every(({ place, stakeMinor }) => !isBeside(place) || stakeMinor <= mainOf(bets)),
})

/** The bet on the hand first, as the rules read it. */
const inOrder = (choice: Json): Json[] => {
  const { bets } = choice as unknown as BetsChoice // as the table makes it
  return bets.toSorted((one, other) => Number(isBeside(one.bet)) - Number(isBeside(other.bet)))
}

/** The places of the side bets, which are loaded when a seat has a bet. */
const createBeside = (table: Table, language: LanguageCode, words: Words) => {
  const element = h('div', { class: 'seven-beside', role: 'group', 'aria-label': words.beside })
  let loading: Promise<void> | undefined
  const load = async (): Promise<void> => {
    try {
      const { createSideSpots } = await import('./side-spots.ts')
      element.append(...createSideSpots(table, language))
      table.betting.render()
    } catch {
      // Retried with the next chip.
      loading = undefined
    }
  }
  return {
    element,
    show: (isShown: boolean): void => {
      element.hidden = !isShown
      if (isShown) loading ??= load()
    },
  }
}

const createDoubles = (words: Words, click: () => void) =>
  createSegmented<DoublesWay>({
    label: words.doubles,
    options: [
      { value: 'follow', label: words.follow },
      { value: 'leave', label: words.leave },
    ],
    value: 'follow',
    onChange: click,
  })

/** The table with its chips: one place at a time, side bets of a seat, and bets behind. */
export const createPlaceChoice = (
  context: BoardContext<BlackjackTableTitle>,
  { parts, own, words, say }: ChoiceOptions,
): PlaceChoice => {
  const { title, language } = context
  const table = createTable(context, 'seven', {
    ...parts.betting,
    placedAt: own.stakeAt,
    ...limitsOf(own),
  })
  const { bets } = table.betting
  const beside = createBeside(table, language, words)
  const doubles = createDoubles(words, () => context.sound.click())
  // Runs before the place's own handler: a chip on another place takes the first one's along.
  const choose = (event: Event): void => {
    const target = event.target as Element | null // of a click
    const place = target?.closest<HTMLElement>('.bet-spot')?.dataset['place']
    if (place === undefined || !parts.clock.isOpen()) return
    const isWithoutMain = isBeside(place) && mainOf(bets) === 0n
    const reason = own.whyNot(place) ?? (isWithoutMain ? words.mainFirst : undefined)
    say(reason ?? '')
    const isElsewhere = bets.list().some((one) => !isBeside(one.place) && one.place !== place)
    if (reason === undefined && !isBeside(place) && isElsewhere) bets.clear()
  }
  table.element.addEventListener('click', choose, { capture: true })
  const input = inputOfTable(table)
  const showOptions = (): void => {
    doubles.element.hidden = !bets.list().some(({ place }) => isBehind(place))
    const hasSideBet = sideBetPlaces.some((place) => own.stakeAt(place) > 0n)
    beside.show(title.maths.sideBets !== null && (mainOf(bets) > 0n || hasSideBet))
  }
  showOptions()
  return {
    table,
    beside: beside.element,
    input: {
      ...input,
      options: h('div', { class: 'seven-options' }, doubles.element, input.options),
      // Called by the shell after every change.
      wager: () => {
        showOptions()
        const laid = table.betting.wager()
        if (!laid) return undefined
        const way = bets.list().some(({ place }) => isBehind(place)) && { doubles: doubles.value() }
        return { ...laid, choice: { bets: inOrder(laid.choice), ...way } }
      },
      render: (placed) => {
        input.render(placed)
        showOptions()
      },
      settle: (ended) => {
        input.settle(ended)
        void import('./side-wins.ts').then(({ sideWins }) => {
          const won = sideWins(ended, language)
          if (won !== '') say(won)
        })
      },
      readyWords: words.ready,
    },
  }
}
