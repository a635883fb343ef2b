import './video-poker.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { holdAll } from '@trevo/game-rules/video-poker/engine.ts'
import type {
  VideoPokerAction,
  VideoPokerChoice,
  VideoPokerTitle,
  VideoPokerView,
} from '@trevo/game-rules/video-poker/types.ts'
import { h } from '../../controls/h.ts'
import { createNumberField, type NumberField } from '../../widgets/number-field.ts'
import type { Board, BoardButton, BoardContext, SeenRound } from '../board.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { createTurn } from '../turn.ts'
import { createHandsScreen } from './hands-screen.ts'
import { createHoldHint } from './hold-hint.ts'
import type { HoldRow } from './hold-row.ts'
import { words as wordsIn, type Words } from './words.ts'

type Seen = SeenRound<VideoPokerChoice, VideoPokerAction, VideoPokerView>

const dealIcon = 'M4 7.5 12 4l8 3.5-8 3.5zM4 12l8 3.5 8-3.5M4 16.5 12 20l8-3.5'

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** Video poker: five cards to hold or change, one to ten hands, the paytable above. */
export const createBoard = (context: BoardContext<VideoPokerTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<Seen>()
  const screen = createHandsScreen(context, words, () => {
    sound.click()
    context.changed()
  })
  const { row, pacer } = screen
  const hint = createHoldHint({ title: title.maths, language, words, row })
  screen.element.append(hint.element)
  const hands = createHandCount(words, title.maths.handCountMax, (count) => {
    screen.clear(count)
    sound.click()
    context.changed()
  })
  const clear = (): void => {
    turn.see(undefined)
    screen.clear(hands.value())
    hint.ask(undefined)
  }
  screen.price()
  clear()
  return {
    element: screen.element,
    options: h('div', { class: 'video-options' }, hands.element, screen.perHand),
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor() * BigInt(hands.value()),
      choice: { handCount: hands.value() } satisfies VideoPokerChoice,
    }),
    begin: () => {
      clear()
      screen.price()
      sound.whoosh()
    },
    refuse: clear,
    show: async (previous, round, { isAtOnce }) => {
      const now = seenOf(round)
      pacer.begin(isAtOnce)
      if (!previous) {
        hands.set(now.view.handCount)
        await screen.showDealt(now.view)
      }
      if (now.view.hands.length > 0) await screen.showFinal(now.view)
      turn.see(now)
      sound.land(3)
      await pacer.wait(250)
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      const open = turn.open()
      row.setOpen(open !== undefined)
      hint.ask(open?.round.view.dealt)
    },
    setLocked: hands.setLocked,
    buttons: () => {
      const open = turn.open()
      return { main: open ? drawButton(words, row, open.act) : dealButton(words) }
    },
    onStake: screen.price,
    detail: (round) => screen.told(seenOf(round).view),
    describe: (round) => `${screen.told(seenOf(round).view)}.`,
    timeoutMove: (round) =>
      timeoutMoves[language][seenOf(round).view.dealtKind ? 'keepAll' : 'changeAll'],
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const createHandCount = (
  words: Words,
  max: number,
  onChange: (count: number) => void,
): NumberField =>
  createNumberField({
    label: words.hands,
    lessLabel: words.fewer,
    moreLabel: words.more,
    min: 1,
    max,
    value: 1,
    show: String,
    onChange,
  })

const dealButton = ({ deal }: Words): BoardButton => ({ label: deal, icon: dealIcon })

const drawButton = (words: Words, { held }: HoldRow, act: (action: Json) => void): BoardButton => {
  const changed = [0, 1, 2, 3, 4].filter((at) => (held() & (1 << at)) === 0).length
  const label = held() === holdAll ? words.keepAll : words.draw(changed)
  return { label, press: () => act({ kind: 'draw', held: held() }) }
}
