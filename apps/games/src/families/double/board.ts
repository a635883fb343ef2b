import '../originals.css'
import './double.css'
import { colourNames } from '@trevo/game-rules/double/texts.ts'
import { doubleColours, type DoubleTitle, type DoubleView } from '@trevo/game-rules/double/types.ts'
import { h } from '../../controls/h.ts'
import { createBets } from '../../widgets/chips/bets.ts'
import { createBetSpot } from '../../widgets/chips/create-bet-spot.ts'
import { createChipTray } from '../../widgets/chips/create-chip-tray.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createStrip } from './strip.ts'
import { words as wordsIn } from './words.ts'

const SPIN_MS = 3_200
const HISTORY = 14

const viewOf = ({ view }: SeenRound): DoubleView => view as unknown as DoubleView // the engine's own

/** Double: fifteen fields run by under a pointer; chips lie on three colours. */
export const createBoard = (context: BoardContext<DoubleTitle>): Board => {
  const { title, language, formats, sound, text } = context
  const { fields, pays, betMinorMax } = title.maths
  const words = wordsIn[language]
  let isLocked = false

  const history = h('div', { class: 'double-history', 'aria-hidden': 'true' })
  const strip = createStrip(fields)
  const bets = createBets({ mostAt: () => betMinorMax }, () => renderBets())
  const spots = new Map(
    doubleColours.map((colour) => [
      colour,
      createBetSpot({
        label: `${colourNames[colour][language]}, ${formats.multiplier(pays[colour])}`,
        content: [
          h('b', {}, colourNames[colour][language]),
          h('span', { class: 'double-pays' }, formats.multiplier(pays[colour])),
        ],
        locale: text.locale,
        formats,
        press: () => {
          if (isLocked) return
          bets.place(colour, tray.chosenMinor())
          sound.click()
        },
      }),
    ]),
  )
  for (const [colour, spot] of spots) spot.element.dataset['colour'] = colour
  const tray = createChipTray({
    chipsMinor: context
      .stakesMinor()
      .filter((chip) => [1n, 5n, 10n, 50n, 100n].includes(chip / 10_000n)),
    bets,
    text,
    formats,
    onChoose: () => sound.click(),
  })
  const table = h(
    'div',
    { class: 'double-table', role: 'group', 'aria-label': words.bets },
    ...(['red', 'white', 'black'] as const).map((colour) => spots.get(colour)?.element),
  )
  const element = h(
    'div',
    { class: 'double' },
    history,
    strip.element,
    table,
    h('p', { class: 'double-note' }, words.past),
  )
  const pacer = createPacer(context.ms, element)

  function renderBets(): void {
    for (const [colour, spot] of spots) spot.setStake(bets.at(colour))
    tray.render(isLocked)
    context.changed()
  }
  const clear = (): void => {
    for (const spot of spots.values()) spot.mark(undefined)
  }
  const addHistory = ({ field, colour }: DoubleView): void => {
    history.prepend(
      h('span', { 'data-colour': colour }, field === 0 ? h('i', { class: 'star' }) : String(field)),
    )
    while (history.childElementCount > HISTORY) history.lastElementChild?.remove()
  }

  return {
    element,
    options: tray.element,
    stakeBy: 'bets',
    wager: () => {
      const stakeMinor = bets.totalMinor()
      if (stakeMinor === 0n) return undefined
      const [red, black, white] = (['red', 'black', 'white'] as const).map((colour) =>
        String(bets.at(colour)),
      )
      return { stakeMinor, choice: { red: red ?? '0', black: black ?? '0', white: white ?? '0' } }
    },
    begin: () => {
      clear()
      bets.keep()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      clear()
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      strip.roll(view.field, pacer.ms(SPIN_MS))
      for (const step of [1, 1.2, 1.5, 1.9, 2.4, 3, 4, 5]) {
        if (pacer.ms(1) > 0) sound.tick(3)
        await pacer.wait((SPIN_MS * step) / 20)
      }
      const won = BigInt(view.bets[view.colour]) > 0n
      strip.mark(true)
      for (const [colour, spot] of spots) {
        if (BigInt(view.bets[colour]) > 0n || colour === view.colour) {
          spot.mark(colour === view.colour ? 'won' : 'lost')
        }
      }
      sound.land(won ? 5 : 0)
      const spot = spots.get(view.colour)
      if (won && spot && !isAtOnce) context.fx.sparkle(spot.element.getBoundingClientRect())
      addHistory(view)
      await pacer.wait(300)
    },
    setLocked: (locked) => {
      isLocked = locked
      for (const { element: button } of spots.values()) {
        button.setAttribute('aria-disabled', String(locked))
      }
      tray.render(locked)
    },
    detail: (round) => {
      const { field, colour } = viewOf(round)
      return `${field} · ${colourNames[colour][language]}`
    },
    describe: (round) => {
      const { field, colour } = viewOf(round)
      return words.drawn(field, colourNames[colour][language].toLowerCase())
    },
    hasten: pacer.hasten,
    reset: () => {
      clear()
      strip.mark(false)
    },
    words: { ready: words.ready },
  }
}
