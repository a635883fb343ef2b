import './wheel.css'
import type { WheelChoice, WheelTitle, WheelView } from '@trevo/game-rules/wheel/types.ts'
import { fill, h } from '../../controls/h.ts'
import { svg } from '../../controls/svg.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createRisk } from '../choose-risk.ts'
import { createPacer } from '../pacer.ts'
import { drawWheel, toneOf } from './draw-wheel.ts'
import { words as wordsIn } from './words.ts'

const SPIN_MS = 3_000
const TURNS = 4

const viewOf = ({ view }: SeenRound): WheelView => view as unknown as WheelView // the engine's own

/** The wheel: equal segments that turn under a pointer. */
export const createBoard = (context: BoardContext<WheelTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  let choice: WheelChoice = { risk: 'medium', segmentCount: 20 }
  let turned = 0

  const recent = createRecent()
  const hub = h('output', { class: 'wheel-hub', 'aria-hidden': 'true' })
  const stage = svg('svg', { viewBox: '-102 -108 204 212', 'aria-hidden': 'true' })
  const holder = h('div', { class: 'wheel-holder', role: 'img' }, stage, hub)
  const legend = h('ul', { class: 'wheel-legend', 'aria-label': words.legend })
  const element = h(
    'div',
    { class: 'wheel' },
    recent.element,
    h('div', { class: 'wheel-room' }, holder),
    legend,
  )
  const pacer = createPacer(context.ms, element)
  let turning = drawWheel([])

  const segmentsOf = ({ risk, segmentCount }: WheelChoice): readonly number[] =>
    title.maths.wheels.find(
      (wheel) => wheel.risk === risk && wheel.segments.length === segmentCount,
    )?.segments ?? []
  const draw = (): void => {
    const segments = segmentsOf(choice)
    turned = 0
    turning = drawWheel(segments)
    fill(stage, turning, svg('path', { d: 'M-9 -107h18l-9 22z', class: 'wheel-pointer' }))
    holder.setAttribute('aria-label', words.wheel(segments.length))
    hub.textContent = ''
    const values = [...new Set(segments)].toSorted((a, b) => a - b)
    fill(legend, ...values.map((value) => legendItem(value, segments)))
  }
  const legendItem = (value: number, segments: readonly number[]): HTMLElement => {
    const count = segments.filter((one) => one === value).length
    const item = h(
      'li',
      { 'data-value': String(value) },
      h('b', {}, formats.multiplier(value)),
      h('small', {}, words.share(count, segments.length)),
    )
    item.style.setProperty('--tone', toneOf(value, segments))
    return item
  }
  const choose = (next: WheelChoice): void => {
    choice = next
    draw()
    sound.click()
    context.changed()
  }
  const risk = createRisk(language, choice.risk, (next) => choose({ ...choice, risk: next }))
  const counts = [...new Set(title.maths.wheels.map(({ segments }) => segments.length))]
  const size = createSegmented<number>({
    label: words.segments,
    options: counts.map((value) => ({ value, label: String(value) })),
    value: choice.segmentCount,
    onChange: (segmentCount) => choose({ ...choice, segmentCount }),
  })
  const mark = (value: number | undefined): void => {
    for (const item of legend.children) {
      item.classList.toggle('hit', item.getAttribute('data-value') === String(value))
    }
    for (const path of turning.querySelectorAll('.wheel-segment')) path.classList.remove('hit')
  }
  draw()

  return {
    element,
    options: h('div', { class: 'wheel-options' }, risk.element, size.element),
    wager: () => ({ stakeMinor: context.stakeMinor(), choice }),
    begin: () => {
      mark(undefined)
      hub.textContent = ''
      delete element.dataset['result']
      sound.whoosh()
    },
    refuse: () => mark(undefined),
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      if (view.risk !== choice.risk || view.segments.length !== choice.segmentCount) {
        choice = { risk: view.risk, segmentCount: view.segments.length }
        risk.set(choice.risk)
        size.set(choice.segmentCount)
        draw()
      }
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      const from = turned
      // Always on, a few turns, until the segment stands at the top.
      const rest = (360 * (view.segments.length - view.stop)) / view.segments.length
      turned = Math.ceil(from / 360) * 360 + rest
      const ms = pacer.ms(SPIN_MS)
      turning.style.transform = `rotate(${turned}deg)`
      if (ms > 0) {
        turning.animate(
          [
            { transform: `rotate(${from - TURNS * 360}deg)` },
            { transform: `rotate(${turned}deg)` },
          ],
          { duration: ms, easing: 'cubic-bezier(0.12, 0.75, 0.12, 1)' },
        )
      }
      for (const share of [0, 0.03, 0.06, 0.1, 0.15, 0.21, 0.29, 0.4, 0.56]) {
        if (pacer.ms(1) > 0) sound.tick(2)
        await pacer.wait(SPIN_MS * (0.04 + share * 0.16))
      }
      await pacer.wait(SPIN_MS * 0.35)
      hub.textContent = formats.multiplier(view.multiplier)
      element.dataset['result'] = view.multiplier > 100 ? 'won' : 'lost'
      mark(view.multiplier)
      turning.querySelector(`[data-segment='${view.stop}']`)?.classList.add('hit')
      sound.land(view.multiplier > 100 ? 5 : 0)
      if (view.multiplier > 100 && !isAtOnce) context.fx.sparkle(hub.getBoundingClientRect())
      recent.add(formats.multiplier(view.multiplier), view.multiplier > 100)
      await pacer.wait(200)
    },
    setLocked: (isLocked) => {
      risk.setLocked(isLocked)
      size.setLocked(isLocked)
    },
    detail: (round) => {
      const { multiplier, segments } = viewOf(round)
      const count = segments.filter((one) => one === multiplier).length
      return words.chance(count, segments.length)
    },
    describe: (round) => words.stopped(formats.multiplier(viewOf(round).multiplier)),
    hasten: pacer.hasten,
    reset: draw,
    words: { ready: words.ready },
  }
}
