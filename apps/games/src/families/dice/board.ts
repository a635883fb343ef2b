import './dice.css'
import { edgeRoll, multiplierAt } from '@trevo/game-rules/dice/price-dice.ts'
import type { DiceChoice, DiceTitle, DiceView } from '@trevo/game-rules/dice/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createBetFacts } from '../bet-facts.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { partsOfChoice } from '../parts-of-choice.ts'
import { createPacer } from '../pacer.ts'
import { createChoosing } from './choice.ts'
import { createRollWindow, ROLL_MS } from './roll-window.ts'
import type { Track } from './track.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): DiceView => view as unknown as DiceView // the engine's own

/** Dice: one number on a line, and how much of the line wins. */
export const createBoard = (context: BoardContext<DiceTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const rangeOf = (choice: DiceChoice): string =>
    words.wins[choice.side](formats.hundredths(edgeRoll(choice)))
  const recent = createRecent()
  const screen = createRollWindow(context)
  const facts = createBetFacts(words.pays, words.prize)
  const choosing = createChoosing({
    title: title.maths,
    words,
    rangeOf,
    onChange: () => {
      clear()
      showPrice()
      sound.click()
      context.changed()
    },
  })
  const { track } = choosing
  const parts = [recent, screen, track, facts].map((part) => part.element)
  const element = h('div', { class: 'dice' }, ...parts)
  const pacer = createPacer(context.ms, element)
  const showPrice = (): void => {
    const choice = choosing.value()
    const multiplier = multiplierAt(title.maths, choice.chance)
    const prizeMinor = (context.stakeMinor() * BigInt(multiplier)) / 100n
    facts.set(formats.multiplier(multiplier), formats.money(formatMoney(prizeMinor)))
    screen.setRange(rangeOf(choice))
  }
  const clear = (): void => {
    delete element.dataset['result']
    track.setResult(undefined)
  }
  showPrice()
  return {
    element,
    ...partsOfChoice(context, { ...choosing, clear }),
    show: async (_, round, { isAtOnce }) => {
      const { roll, isWin, side, chance } = viewOf(round)
      choosing.set({ side, chance })
      showPrice()
      clear()
      pacer.begin(isAtOnce)
      track.point(roll, pacer.ms(ROLL_MS))
      await screen.roll(roll, pacer)
      showResult({ context, element, track, box: screen.element }, isWin)
      recent.add(formats.hundredths(roll), isWin)
      await pacer.wait(160)
    },
    onStake: showPrice,
    detail: (round) => (viewOf(round).isWin ? formats.multiplier(viewOf(round).multiplier) : ''),
    describe: (round) => words.rolled(formats.hundredths(viewOf(round).roll)),
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

type Parts = {
  readonly context: BoardContext<DiceTitle>
  readonly element: HTMLElement
  readonly track: Track
  readonly box: HTMLElement
}

const showResult = ({ context, element, track, box }: Parts, isWin: boolean): void => {
  const result = isWin ? 'won' : 'lost'
  element.dataset['result'] = result
  track.setResult(result)
  context.sound.land(isWin ? 4 : 0)
  if (isWin) context.fx.sparkle(box.getBoundingClientRect())
}
