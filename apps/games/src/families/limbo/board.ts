import '../originals.css'
import './limbo.css'
import { chanceOfReaching } from '@trevo/game-rules/limbo/draw-result.ts'
import type { LimboTitle, LimboView } from '@trevo/game-rules/limbo/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createBetFacts } from '../bet-facts.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createTargetChoice } from './choose-target.ts'
import { createSky } from './sky.ts'
import { words as wordsIn } from './words.ts'

const GROUND = 100

const viewOf = ({ view }: SeenRound): LimboView => view as unknown as LimboView // the engine's own

/** Limbo: a toucan rises to the drawn multiplier; the target is a line in the sky. */
export const createBoard = (context: BoardContext<LimboTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const recent = createRecent()
  const sky = createSky(context)
  const facts = createBetFacts(words.chance, words.prize)
  const element = h('div', { class: 'limbo' }, recent.element, sky.element, facts.element)
  const pacer = createPacer(context.ms, element)
  const choice = createTargetChoice(context, words, () => {
    clear()
    sound.click()
    context.changed()
  })
  const showFacts = (): void => {
    const target = choice.value()
    const chanceBp = Math.round(chanceOfReaching(title.maths, target) * 10_000)
    const prizeMinor = (context.stakeMinor() * BigInt(target)) / 100n
    facts.set(formats.percent(chanceBp), formats.money(formatMoney(prizeMinor)))
  }
  const clear = (): void => {
    delete element.dataset['result']
    sky.setHeight(GROUND)
    sky.setTarget(choice.value())
    showFacts()
  }
  clear()
  return {
    element,
    options: choice.element,
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: { target: choice.value() } }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const { target, result, isWin } = viewOf(round)
      choice.set(target)
      clear()
      pacer.begin(isAtOnce)
      element.dataset['result'] = 'flying'
      await sky.fly(result, pacer, sound.tick)
      element.dataset['result'] = isWin ? 'won' : 'lost'
      sound.land(isWin ? 5 : 0)
      if (isWin && !isAtOnce) context.fx.sparkle(sky.birdBox())
      recent.add(formats.multiplier(result), isWin)
      await pacer.wait(260)
    },
    setLocked: choice.setLocked,
    onStake: showFacts,
    detail: (round) => formats.multiplier(viewOf(round).result),
    describe: (round) => {
      const { result, target } = viewOf(round)
      return words.flew(formats.multiplier(result), formats.multiplier(target))
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}
