import './live-money-wheel.css'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { chancesOfBonus } from '@trevo/game-rules/money-wheel/bonus.ts'
import { isBonus, numberOf, placeNames, placesOf } from '@trevo/game-rules/money-wheel/places.ts'
import type {
  MoneyWheelOutcome,
  MoneyWheelTitle,
  WheelPlace,
} from '@trevo/game-rules/money-wheel/types.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import { inputOfTable, outcomeOfBets } from '../../live/live-scene.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import type { Board, BoardContext } from '../board.ts'
import { createShowWheel, fills } from './draw-wheel.ts'
import type { ShowStudio } from './open-studio.ts'
import { createBonusStage } from './show-bonus.ts'
import { words as wordsIn } from './words.ts'

const SPIN_PART = 0.55
const SPIN_MS = 6_000
const SHOW_MS = 11_500
const lastShown = 14

const look = { skin: '#a86b43', hair: '#120d14', suit: '#7a2bb0' }

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The least payout of a bonus, for the place on the table. */
const fromOdds = (title: MoneyWheelTitle, place: WheelPlace): number =>
  isBonus(place)
    ? Math.min(...chancesOfBonus(title, place).map(({ odds }) => odds))
    : numberOf(place)

/** The places that take chips: numbers, then bonuses. */
const createSpots = (
  title: MoneyWheelTitle,
  language: BoardContext['language'],
  table: Table,
): readonly HTMLElement[] =>
  [...placesOf(title)]
    .toSorted((one, other) => Number(isBonus(one)) - Number(isBonus(other)))
    .map((place) => {
      const odds = oddsText(language, 100 + 100 * fromOdds(title, place))
      const spot = table.namedSpot({
        id: place,
        name: placeNames(place)[language],
        odds: isBonus(place) ? `${odds}+` : odds,
        className: 'show-spot',
      })
      spot.style.setProperty('--place', fills[place] ?? '#333')
      return spot
    })

/** The wheel's last results, newest first. */
const createLast = (label: string, shortOf: (place: WheelPlace) => string) => {
  const element = h('ol', { class: 'show-last', 'aria-label': label })
  return {
    element,
    show: (outcomes: readonly MoneyWheelOutcome[]): void => {
      const items = outcomes
        .slice(-lastShown)
        .toReversed()
        .map(({ place }) => {
          const item = h('li', {}, shortOf(place))
          item.style.background = fills[place] ?? ''
          return item
        })
      element.replaceChildren(...items)
    },
  }
}

/** The money wheel: one wheel for all players, multiplied places and bonus rounds. */
export const createBoard = (context: BoardContext<MoneyWheelTitle>): Board => {
  const { language, formats, sound } = context
  const title = context.title.maths
  const words = wordsIn[language]
  const parts = createLiveParts(context, look)
  const table = createTable(context, 'money-wheel', parts.betting)
  const nameOf = (place: WheelPlace): string => placeNames(place)[language]
  const shortOf = (place: WheelPlace): string =>
    isBonus(place) ? nameOf(place).slice(0, 1) : nameOf(place)
  const wheel = createShowWheel(title.segments, words.wheel, shortOf)
  const stage = createBonusStage({ title, words, formats, wait, tick: () => sound.tick(2) })
  const boost = h('p', { class: 'show-boost' })
  const last = createLast(words.last, shortOf)
  const spots = createSpots(title, language, table)
  const side = h(
    'div',
    { class: 'show-side' },
    parts.presenter.element,
    boost,
    parts.bar.winners,
    last.element,
  )
  const wheelPlace = h('div', { class: 'show-place' }, wheel.element, stage.element)
  table.element.append(
    parts.bar.element,
    h('div', { class: 'show-top' }, wheelPlace, side),
    h('div', { class: 'show-spots' }, ...spots),
  )
  let studio: ShowStudio | undefined
  // The table can be played before its studio has loaded; with less motion it is never asked for.
  if (!context.still) {
    void import('./open-studio.ts').then(({ openStudio }) => {
      studio = openStudio({ context, parts, table, look, segments: title.segments, shortOf })
    })
  }
  const describe = ({ place, odds }: MoneyWheelOutcome): string =>
    words.stopped(nameOf(place), oddsText(language, 100 + 100 * odds))
  const detail = ({ place, odds }: MoneyWheelOutcome): string =>
    `${nameOf(place)} · ${oddsText(language, 100 + 100 * odds)}`
  return createLiveTable<MoneyWheelOutcome>(context, parts, {
    input: inputOfTable(table),
    outcomeOf: outcomeOfBets,
    shownMsMax: SHOW_MS,
    clear: () => {
      stage.clear()
      boost.textContent = ''
      delete boost.dataset['place']
    },
    reveal: async (outcome, ms) => {
      const { boost: boosted, stop, place, bonus } = outcome
      boost.textContent = boosted
        ? words.boost(nameOf(boosted.place), formats.multiplier(100 * boosted.times))
        : words.noBoost
      const spinMs = bonus ? ms * SPIN_PART : Math.min(ms, SPIN_MS)
      if (ms > 0) sound.whoosh()
      await Promise.all([wheel.spin(stop, spinMs), studio?.spin(stop, spinMs)])
      if (!bonus) studio?.tell(describe(outcome))
      sound.land(3)
      if (bonus) await stage.play(nameOf(place), bonus, ms === 0 ? 0 : ms - spinMs)
    },
    showPast: last.show,
    describe,
    detail,
  })
}
