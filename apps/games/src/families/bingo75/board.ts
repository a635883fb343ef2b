import '../originals.css'
import './bingo75.css'
import { bingo75Card } from '@trevo/game-rules/bingo75/card.ts'
import type { Bingo75Title, Bingo75View } from '@trevo/game-rules/bingo75/types.ts'
import { h, textAction } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createCardSet } from '../card-set.ts'
import { createPacer } from '../pacer.ts'
import { createBingo75Card } from './card.ts'
import { words as wordsIn } from './words.ts'

const BALL_MS = 150

const viewOf = ({ view }: SeenRound): Bingo75View => view as unknown as Bingo75View // the engine's own

/** 75-ball bingo for one player: a card, a pattern, and prizes that fall with every ball. */
export const createBoard = (context: BoardContext<Bingo75Title>): Board => {
  const { title, language, sound } = context
  const { goals } = title.maths
  const words = wordsIn[language]
  const card = createBingo75Card(context, words)
  const onChange = (): void => {
    sound.click()
    clear()
    context.changed()
  }
  const cardSet = createCardSet(language, onChange)
  const change = textAction(cardSet.label, cardSet.change)
  const goal = createSegmented<string>({
    label: words.goal,
    options: goals.map(({ id, name }) => ({ value: id, label: name[language] })),
    value: goals[0]?.id ?? '',
    onChange,
  })
  const top = h('div', { class: 'b75-top' }, card.counter, card.tube, change)
  const element = h('div', { class: 'b75' }, top, card.room, card.tiers)
  const pacer = createPacer(context.ms, element)
  const clear = (): void =>
    card.lay(
      bingo75Card(cardSet.value()),
      goals.find(({ id }) => id === goal.value()),
    )
  clear()
  return {
    element,
    options: h('div', { class: 'b75-options' }, goal.element),
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { goal: goal.value(), cardSet: cardSet.value() },
    }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      goal.set(view.goal)
      cardSet.set(view.cardSet)
      clear()
      pacer.begin(isAtOnce)
      for (const [index, ball] of view.balls.entries()) {
        if (card.call(ball, index + 1) && pacer.ms(1) > 0) sound.tick(5)
        await pacer.wait(BALL_MS)
      }
      card.markWon(new Set(view.complete ?? []))
      sound.land(view.complete ? 5 : 0)
      if (view.complete && !isAtOnce) context.fx.sparkle(card.box())
      await pacer.wait(260)
    },
    setLocked: (isLocked) => {
      goal.setLocked(isLocked)
      change.disabled = isLocked
    },
    detail: (round) => words.balls(viewOf(round).balls.length),
    describe: (round) => {
      const { balls, complete } = viewOf(round)
      return complete ? words.complete(balls.length) : words.notComplete(balls.length)
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}
