import './wheel.css'
import type { WheelTitle, WheelView } from '@trevo/game-rules/wheel/types.ts'
import { h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { partsOfChoice } from '../parts-of-choice.ts'
import { createPacer } from '../pacer.ts'
import { createChoosing } from './choice.ts'
import { createFace } from './face.ts'
import { words as wordsIn } from './words.ts'

const STAKE_BACK = 100

const viewOf = ({ view }: SeenRound): WheelView => view as unknown as WheelView // the engine's own

/** The wheel: equal segments that turn under a pointer. */
export const createBoard = (context: BoardContext<WheelTitle>): Board => {
  const { title, language, formats, sound } = context
  const { wheels } = title.maths
  const words = wordsIn[language]
  const recent = createRecent()
  const face = createFace(context, words)
  const room = h('div', { class: 'wheel-room' }, face.element)
  const element = h('div', { class: 'wheel' }, recent.element, room, face.legend)
  const pacer = createPacer(context.ms, element)
  const draw = (): void => {
    const choice = choosing.value()
    const isChosen = ({ risk: of, segments }: (typeof wheels)[number]): boolean =>
      of === choice.risk && segments.length === choice.segmentCount
    face.draw(wheels.find(isChosen)?.segments ?? [])
  }
  const choosing = createChoosing(context, words, () => {
    draw()
    sound.click()
    context.changed()
  })
  const clear = (): void => {
    face.mark(undefined)
    delete element.dataset['result']
  }
  draw()
  return {
    element,
    ...partsOfChoice(context, { ...choosing, options: choosing.element, clear }),
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      if (choosing.set({ risk: view.risk, segmentCount: view.segments.length })) draw()
      pacer.begin(isAtOnce)
      await face.spin(view, pacer, sound.tick)
      const isWin = view.multiplier > STAKE_BACK
      element.dataset['result'] = isWin ? 'won' : 'lost'
      face.mark(view)
      sound.land(isWin ? 5 : 0)
      if (isWin && !isAtOnce) context.fx.sparkle(face.hubBox())
      recent.add(formats.multiplier(view.multiplier), isWin)
      await pacer.wait(200)
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
