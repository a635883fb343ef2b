import '../originals.css'
import './limbo.css'
import { chanceOfReaching } from '@trevo/game-rules/limbo/draw-result.ts'
import type { LimboTitle, LimboView } from '@trevo/game-rules/limbo/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import { createTargetField } from '../../widgets/target-field.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { countUp } from '../count-up.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const FIRST_TARGET = 200
const FLIGHT_MS = 1_100
const quickTargets = [150, 200, 500, 1_000, 10_000] as const

const viewOf = ({ view }: SeenRound): LimboView => view as unknown as LimboView // the engine's own

/** How high a multiplier stands in the sky, from 0 to 1: each tenfold is as far as the last. */
const heightOf = (multiplier: number): number => Math.min(1, Math.log10(multiplier / 100) / 3.2)

/** Limbo: a toucan rises to the multiplier drawn; the target is a line in the sky. */
export const createBoard = (context: BoardContext<LimboTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  let target = FIRST_TARGET

  const recent = createRecent()
  const counter = h('output', { class: 'limbo-count', 'aria-hidden': 'true' })
  const bird = h('div', { class: 'limbo-bird' }, pictureOf(context.atlas, 'parrot', 110))
  const line = h('div', { class: 'limbo-line', 'aria-hidden': 'true' }, h('b', {}))
  const sky = h(
    'div',
    { class: 'limbo-sky' },
    h('i', { class: 'limbo-cloud' }, pictureOf(context.atlas, 'cloud', 80)),
    h('i', { class: 'limbo-cloud far' }, pictureOf(context.atlas, 'cloud', 60)),
    line,
    bird,
    counter,
  )
  const chance = h('b', {})
  const prize = h('b', {})
  const facts = h(
    'dl',
    { class: 'limbo-facts' },
    h('div', {}, h('dt', {}, words.chance), h('dd', {}, chance)),
    h('div', {}, h('dt', {}, words.prize), h('dd', {}, prize)),
  )
  const element = h('div', { class: 'limbo' }, recent.element, sky, facts)
  const pacer = createPacer(context.ms, element)
  const field = createTargetField({
    label: words.target,
    formats,
    min: title.maths.targetMin,
    max: title.maths.targetMax,
    onChange: (next) => choose(next),
  })
  const quick = createSegmented<number>({
    label: words.quick,
    options: quickTargets.map((value) => ({ value, label: `${formats.number(value / 100)}×` })),
    value: target,
    onChange: (next) => choose(next),
  })

  const showFacts = (): void => {
    chance.textContent = formats.percent(Math.round(chanceOfReaching(title.maths, target) * 10_000))
    prize.textContent = formats.money(formatMoney((context.stakeMinor() * BigInt(target)) / 100n))
  }
  const showHeight = (multiplier: number): void => {
    counter.textContent = formats.multiplier(multiplier)
    sky.style.setProperty('--height', heightOf(multiplier).toFixed(4))
  }
  const showTarget = (): void => {
    sky.style.setProperty('--target', heightOf(target).toFixed(4))
    const label = line.firstElementChild
    if (label) label.textContent = formats.multiplier(target)
    field.set(target)
    quick.set(target)
    showFacts()
  }
  const clear = (): void => {
    delete element.dataset['result']
    showHeight(100)
  }
  const choose = (next: number): void => {
    target = next
    clear()
    showTarget()
    sound.click()
    context.changed()
  }
  clear()
  showTarget()

  return {
    element,
    options: h('div', { class: 'board-options limbo-options' }, quick.element, field.element),
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: { target } }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      target = view.target
      showTarget()
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      element.dataset['result'] = 'flying'
      const reach = Math.log(view.result / 100)
      let ticked = 0
      await countUp(pacer, FLIGHT_MS * (0.45 + 0.55 * heightOf(view.result)), (share) => {
        const eased = 1 - (1 - share) ** 2
        showHeight(Math.min(view.result, Math.round(100 * Math.exp(reach * eased))))
        if (share * 8 > ticked && share < 1) sound.tick((ticked += 1))
      })
      showHeight(view.result)
      element.dataset['result'] = view.isWin ? 'won' : 'lost'
      sound.land(view.isWin ? 5 : 0)
      if (view.isWin && !isAtOnce) context.fx.sparkle(bird.getBoundingClientRect())
      recent.add(formats.multiplier(view.result), view.isWin)
      await pacer.wait(260)
    },
    setLocked: (isLocked) => {
      field.setLocked(isLocked)
      quick.setLocked(isLocked)
    },
    onStake: showFacts,
    detail: (round) => formats.multiplier(viewOf(round).result),
    describe: (round) => {
      const { result, target: aimed } = viewOf(round)
      return words.flew(formats.multiplier(result), formats.multiplier(aimed))
    },
    hasten: pacer.hasten,
    reset: () => {
      clear()
      showTarget()
    },
    words: { ready: words.ready },
  }
}
