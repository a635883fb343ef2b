import './hilo.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type {
  Guess,
  HiloAction,
  HiloCard,
  HiloOption,
  HiloTitle,
  HiloView,
} from '@trevo/game-rules/hilo/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { fill, h, icon, icons } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { nameOfFace, ranks, suits, type Face } from '../../widgets/cards/face.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<null, HiloAction, HiloView>

const arrows: Readonly<Record<Guess, string>> = {
  higher: 'M12 19V5M6 11l6-6 6 6',
  lower: 'M12 5v14M6 13l6 6 6-6',
  same: 'M6 9.5h12M6 14.5h12',
}
const TURN_MS = 420

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view
const faceOf = ({ rank, suit }: HiloCard): Face => ({
  rank: ranks[rank - 1] ?? 'A',
  suit: suits[suit] ?? 'spades',
})

/** Hi-lo: the open card in the middle, a guess on either side, the run of cards over it. */
export const createBoard = (context: BoardContext<HiloTitle>): Board => {
  const { language, formats, sound } = context
  const words = wordsIn[language]
  let act: ((action: Json) => void) | undefined
  let seen: Seen | undefined
  let shownSteps = 0

  const run = h('ol', { class: 'hilo-run', 'aria-label': words.cards, tabindex: 0 })
  const card = createCard(language)
  const places = { top: h('div', {}), foot: h('div', {}) }
  const table = h(
    'div',
    { class: 'hilo-table' },
    places.top,
    h('div', { class: 'hilo-card', role: 'group', 'aria-label': words.now }, card.element),
    places.foot,
  )
  const element = h('div', { class: 'hilo' }, run, table)
  const pacer = createPacer(context.ms, element)

  const guessButton = (option: HiloOption): HTMLButtonElement => {
    const { guess, chanceBp, multiplier } = option
    const label = guess === 'same' || chanceBp > 9_000 ? words.guesses[guess] : words.orSame[guess]
    const button = h(
      'button',
      {
        type: 'button',
        class: 'hilo-guess',
        'data-guess': guess,
        click: () => {
          sound.click()
          act?.({ kind: guess })
        },
      },
      icon(arrows[guess]),
      h('b', {}, label),
      h('span', {}, formats.multiplier(multiplier)),
      h('small', {}, formats.percent(chanceBp)),
    )
    return button
  }
  const showGuesses = (): void => {
    const options = act ? (seen?.view.options ?? []) : []
    const first = options.find(({ guess }) => guess !== 'lower' && guess !== 'same')
    const last = options.find((option) => option !== first)
    fill(places.top, ...(first ? [guessButton(first)] : []))
    fill(places.foot, ...(last ? [guessButton(last)] : []))
  }
  const addToRun = (shown: HiloCard, by: string, isRight: boolean): void => {
    const small = createCard(language, faceOf(shown))
    run.append(h('li', { 'data-by': by, 'data-right': String(isRight) }, small.element))
    run.scrollTo?.({ left: run.scrollWidth })
  }
  const clear = (): void => {
    seen = undefined
    shownSteps = 0
    fill(run)
    card.turnDown()
    card.mark(undefined)
    showGuesses()
  }
  const start = async (view: HiloView): Promise<void> => {
    addToRun(view.first, 'start', true)
    await card.turnUp(faceOf(view.first), pacer.ms(TURN_MS))
  }
  const takeStep = async ({
    by,
    card: next,
    isRight,
  }: HiloView['steps'][number]): Promise<void> => {
    card.turnDown()
    sound.whoosh()
    await card.turnUp(faceOf(next), pacer.ms(TURN_MS))
    addToRun(next, by, isRight)
    if (by === 'skip') return
    card.mark(isRight ? 'won' : 'lost')
    if (isRight) sound.scatter(shownSteps)
    else sound.blast()
    if (isRight && pacer.ms(1) > 0) context.fx.sparkle(card.element.getBoundingClientRect())
    await pacer.wait(180)
  }
  showGuesses()

  return {
    element,
    isInSteps: true,
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: null }),
    begin: clear,
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      const { view } = now
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      if (run.childElementCount === 0) await start(view)
      for (const step of view.steps.slice(shownSteps)) {
        shownSteps += 1
        await takeStep(step)
      }
      seen = now
      showGuesses()
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      showGuesses()
    },
    buttons: () => buttonsOf(),
    detail: (round) => {
      const { view } = seenOf(round)
      if (view.end === 'wrong') return words.wrong
      const count = view.steps.filter(({ by }) => by !== 'skip').length
      return `${words.right(count)} · ${formats.multiplier(view.multiplier)}`
    },
    describe: (round) => {
      const { view } = seenOf(round)
      const last = view.steps.at(-1)?.card ?? view.first
      return words.came(nameOfFace(faceOf(last), language))
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) return {}
    const take = act
    const { view, stakeMinor, legal } = seen
    const may = (kind: HiloAction['kind']) => legal.some(({ action }) => action.kind === kind)
    const paysMinor = (stakeMinor * BigInt(view.multiplier)) / 100n
    return {
      main: {
        label: words.cashOut,
        tone: 'cash',
        isOff: !may('cash-out'),
        ...(may('cash-out') && { note: formats.money(formatMoney(paysMinor)) }),
        press: () => take({ kind: 'cash-out' }),
      },
      left: {
        label: words.skip,
        icon: icons.auto,
        isOff: !may('skip'),
        press: () => take({ kind: 'skip' }),
      },
    }
  }
}
