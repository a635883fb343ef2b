import { colourNames } from '@trevo/game-rules/double/texts.ts'
import type {
  DoubleChoice,
  DoubleColour,
  DoubleTitle,
  DoubleView,
} from '@trevo/game-rules/double/types.ts'
import { h } from '../../controls/h.ts'
import { createBets, type Bets } from '../../widgets/chips/bets.ts'
import { createBetSpot, type BetSpot } from '../../widgets/chips/create-bet-spot.ts'
import { createChipTray } from '../../widgets/chips/create-chip-tray.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

const order = ['red', 'white', 'black'] as const
const chips: readonly bigint[] = [1n, 5n, 10n, 50n, 100n]

export type DoubleTable = {
  readonly element: HTMLElement
  readonly tray: HTMLElement
  readonly bets: Bets
  readonly choice: () => DoubleChoice
  /** Marks the colour that came, and the losing chips. */
  readonly settle: (view: DoubleView) => void
  readonly clear: () => void
  readonly setLocked: (isLocked: boolean) => void
  readonly boxOf: (colour: DoubleColour) => DOMRect | undefined
}

/** Three colours that accept chips. */
export const createDoubleTable = (
  context: BoardContext<DoubleTitle>,
  words: Words,
): DoubleTable => {
  const { sound } = context
  const { betMinorMax } = context.title.maths
  let isLocked = false
  const spots = new Map<DoubleColour, BetSpot>()
  const bets = createBets<DoubleColour>(
    { mostAt: () => betMinorMax, mostMinor: context.balanceMinor },
    () => {
      render()
      context.changed()
    },
  )
  const press = (colour: DoubleColour): void => {
    if (isLocked) return
    bets.place(colour, tray.chosenMinor())
    sound.click()
  }
  const tray = createChipTray({
    chipsMinor: context.stakesMinor().filter((chip) => chips.includes(chip / 10_000n)),
    bets: bets as Bets, // the tray asks nothing of a place
    text: context.text,
    formats: context.formats,
    onChoose: sound.click,
  })
  for (const colour of order)
    spots.set(
      colour,
      colourSpot(context, colour, () => press(colour)),
    )
  const render = (): void => {
    for (const [colour, spot] of spots) {
      spot.setStake(bets.at(colour))
      spot.element.setAttribute('aria-disabled', String(isLocked))
    }
    tray.render(isLocked)
  }
  const buttons = [...spots.values()].map(({ element }) => element)
  return {
    element: h(
      'div',
      { class: 'double-table', role: 'group', 'aria-label': words.bets },
      ...buttons,
    ),
    tray: tray.element,
    bets: bets as Bets, // as above
    choice: () => ({
      red: String(bets.at('red')),
      black: String(bets.at('black')),
      white: String(bets.at('white')),
    }),
    settle: ({ bets: laid, colour: drawn }) => {
      for (const [colour, spot] of spots) {
        if (BigInt(laid[colour]) > 0n || colour === drawn) {
          spot.mark(colour === drawn ? 'won' : 'lost')
        }
      }
    },
    clear: () => {
      for (const spot of spots.values()) spot.mark(undefined)
    },
    setLocked: (locked) => {
      isLocked = locked
      render()
    },
    boxOf: (colour) => spots.get(colour)?.element.getBoundingClientRect(),
  }
}

const colourSpot = (
  { title, language, formats, text }: BoardContext<DoubleTitle>,
  colour: DoubleColour,
  press: () => void,
): BetSpot => {
  const name = colourNames[colour][language]
  const pays = formats.multiplier(title.maths.pays[colour])
  const spot = createBetSpot({
    label: `${name}, ${pays}`,
    content: [h('b', {}, name), h('span', { class: 'double-pays' }, pays)],
    locale: text.locale,
    formats,
    press,
  })
  spot.element.dataset['colour'] = colour
  return spot
}
