import { formText } from '@trevo/game-rules/arena/form-text.ts'
import type {
  ArenaOutcome,
  ArenaTitle,
  Bout,
  RoundResult,
  Side,
} from '@trevo/game-rules/arena/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { sides } from './create-ring.ts'
import type { Words } from './words.ts'

const resultsShown = 5

/** The plates of the two toys: name, strength, form, last contests, marks in this one. */
export type Plates = {
  readonly element: HTMLElement
  readonly show: (bout: Bout) => void
  readonly showPast: (outcomes: readonly ArenaOutcome[]) => void
  readonly mark: (at: number, result: RoundResult) => void
  readonly clearMarks: () => void
}

/** A toy's result in a contest; undefined if it did not take part. */
const resultOf = (id: string, { bout, winner }: ArenaOutcome, words: Words): string | undefined => {
  const side = sides.find((one) => bout[one].id === id)
  if (!side) return undefined
  if (winner === 'draw') return words.results.drawn
  return winner === side ? words.results.won : words.results.lost
}

type PlatesOptions = {
  readonly title: ArenaTitle
  readonly words: Words
  readonly language: LanguageCode
}

const createPlate = (side: Side, { title, words, language }: PlatesOptions) => {
  const name = h('b', { class: 'plate-name' })
  const facts = h('span', { class: 'plate-facts' })
  const record = h('span', { class: 'plate-record' })
  const pips = Array.from({ length: title.roundCount }, () => h('i', {}))
  const marks = h('span', { class: 'plate-marks', 'aria-hidden': 'true' }, ...pips)
  const element = h(
    'div',
    { class: 'plate', role: 'group', 'aria-label': words[side] },
    name,
    facts,
    record,
    marks,
  )
  element.dataset['side'] = side
  let shown: Bout | undefined
  let past: readonly ArenaOutcome[] = []
  const showRecord = (): void => {
    const id = shown?.[side].id
    if (id === undefined) return
    const results = past
      .flatMap((outcome) => resultOf(id, outcome, words) ?? [])
      .slice(-resultsShown)
    record.textContent = results.length > 0 ? words.record(results.join(' ')) : words.noRecord
  }
  return {
    element,
    show: (bout: Bout): void => {
      shown = bout
      const { id, strength, form } = bout[side]
      name.textContent = title.names[id]?.[language] ?? id
      facts.textContent = `${words.strength(String(strength))} · ${words.form(formText(form))}`
      element.dataset['form'] = form > 0 ? 'up' : form < 0 ? 'down' : 'level'
      showRecord()
    },
    showPast: (outcomes: readonly ArenaOutcome[]): void => {
      past = outcomes
      showRecord()
    },
    mark: (at: number, result: RoundResult): void => {
      const pip = pips[at]
      if (!pip) return
      const isOwn = result.startsWith(side)
      pip.dataset['mark'] = result === 'even' ? 'even' : isOwn ? 'won' : 'lost'
      pip.dataset['isOut'] = String(result.endsWith('push-out'))
    },
    clearMarks: (): void => {
      for (const pip of pips) {
        delete pip.dataset['mark']
        delete pip.dataset['isOut']
      }
    },
  }
}

/** The plates of both corners. */
export const createPlates = (options: PlatesOptions): Plates => {
  const plates = sides.map((side) => createPlate(side, options))
  return {
    element: h('div', { class: 'plates' }, ...plates.map(({ element }) => element)),
    show: (bout) => {
      for (const plate of plates) plate.show(bout)
    },
    showPast: (outcomes) => {
      for (const plate of plates) plate.showPast(outcomes)
    },
    mark: (at, result) => {
      for (const plate of plates) plate.mark(at, result)
    },
    clearMarks: () => {
      for (const plate of plates) plate.clearMarks()
    },
  }
}
