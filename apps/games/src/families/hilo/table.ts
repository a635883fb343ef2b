import type { HiloCard, HiloOption, HiloView } from '@trevo/game-rules/hilo/types.ts'
import { fill, h, icon } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { ranks, suits, type Face } from '../../widgets/cards/face.ts'
import type { BoardContext } from '../board.ts'
import { createPacer } from '../pacer.ts'
import type { Words } from './words.ts'

const arrows: Readonly<Record<HiloOption['guess'], string>> = {
  higher: 'M12 19V5M6 11l6-6 6 6',
  lower: 'M12 5v14M6 13l6 6 6-6',
  same: 'M6 9.5h12M6 14.5h12',
}
const TURN_MS = 420

/** A card of the rules for the deck's drawing. */
export const faceOf = ({ rank, suit }: HiloCard): Face => ({
  rank: ranks[rank - 1] ?? 'A',
  suit: suits[suit] ?? 'spades',
})

export type HiloTable = {
  readonly element: HTMLElement
  /** Turns up the cards that are in the view and not yet here. */
  readonly show: (view: HiloView, isAtOnce: boolean) => Promise<void>
  /** The guesses on offer; none while it is not the player's turn. */
  readonly offer: (options: readonly HiloOption[]) => void
  readonly clear: () => void
  readonly hasten: () => void
}

/** The open card in the middle, a guess on either side, the run of past cards above. */
export const createHiloTable = (
  context: BoardContext,
  words: Words,
  guess: (kind: HiloOption['guess']) => void,
): HiloTable => {
  const { language } = context
  const run = h('ol', { class: 'hilo-run', 'aria-label': words.cards, tabindex: 0 })
  const card = createCard(language)
  const places = { top: h('div', {}), foot: h('div', {}) }
  const middle = h(
    'div',
    { class: 'hilo-card', role: 'group', 'aria-label': words.now },
    card.element,
  )
  const table = h('div', { class: 'hilo-table' }, places.top, middle, places.foot)
  const element = h('div', { class: 'hilo' }, run, table)
  const pacer = createPacer(context.ms, element)

  const addToRun = (shown: HiloCard, by: string, isRight: boolean): void => {
    const small = createCard(language, faceOf(shown))
    run.append(h('li', { 'data-by': by, 'data-right': String(isRight) }, small.element))
    run.scrollTo?.({ left: run.scrollWidth })
  }
  const takeStep = async ({ by, card: next, isRight }: HiloView['steps'][number]) => {
    card.turnDown()
    context.sound.whoosh()
    await card.turnUp(faceOf(next), pacer.ms(TURN_MS))
    addToRun(next, by, isRight)
    if (by === 'skip') return
    card.mark(isRight ? 'won' : 'lost')
    if (isRight) context.sound.scatter(run.childElementCount)
    else context.sound.blast()
    if (isRight && pacer.ms(1) > 0) context.fx.sparkle(card.element.getBoundingClientRect())
    await pacer.wait(180)
  }
  return {
    element,
    show: async (view, isAtOnce) => {
      pacer.begin(isAtOnce)
      if (run.childElementCount === 0) {
        addToRun(view.first, 'start', true)
        await card.turnUp(faceOf(view.first), pacer.ms(TURN_MS))
      }
      // The run has the first card and one for each step shown.
      for (const step of view.steps.slice(run.childElementCount - 1)) await takeStep(step)
    },
    offer: (options) => {
      const first = options.find(({ guess: kind }) => kind !== 'lower' && kind !== 'same')
      const last = options.find((option) => option !== first)
      const button = (option: HiloOption | undefined): HTMLElement[] =>
        option ? [guessButton(context, words, option, guess)] : []
      fill(places.top, ...button(first))
      fill(places.foot, ...button(last))
    },
    clear: () => {
      fill(run)
      card.turnDown()
      card.mark(undefined)
    },
    hasten: pacer.hasten,
  }
}

const guessButton = (
  { formats, sound }: BoardContext,
  words: Words,
  { guess, chanceBp, multiplier }: HiloOption,
  press: (kind: HiloOption['guess']) => void,
): HTMLButtonElement => {
  const label = guess === 'same' || chanceBp > 9_000 ? words.guesses[guess] : words.orSame[guess]
  const click = (): void => {
    sound.click()
    press(guess)
  }
  return h(
    'button',
    { type: 'button', class: 'hilo-guess', 'data-guess': guess, click },
    icon(arrows[guess]),
    h('b', {}, label),
    h('span', {}, formats.multiplier(multiplier)),
    h('small', {}, formats.percent(chanceBp)),
  )
}
