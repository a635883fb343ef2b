import { fill, h } from '../../controls/h.ts'
import type { Pacer } from '../pacer.ts'
import { drawDie } from './draw-die.ts'

const SHAKE_MS = 1_500
const clicks = 6

export type Dome = {
  readonly element: HTMLElement
  /** The dice jump; halfway they show the drawn faces. `tick` sounds as they hit the glass. */
  readonly shake: (
    faces: readonly number[],
    pacer: Pacer,
    tick: (step: number) => void,
  ) => Promise<void>
  readonly showSum: (sum: number | undefined) => void
}

/** The position of a die after this share of the shaking. */
const turnOf = (index: number, part: number): Keyframe => {
  const x = Math.sin(part * 9 + index) * 16
  const y = -Math.abs(Math.cos(part * 11 + index * 2)) * 26
  return { transform: `translate(${x}px, ${y}px) rotate(${part * 900 + index * 40}deg)` }
}

/** Three dice under glass. */
export const createDome = (): Dome => {
  const dice = [1, 2, 3].map((face) => h('span', { class: 'die' }, drawDie(face)))
  const sum = h('b', { class: 'dome-sum' })
  const jump = async (pacer: Pacer, tick: (step: number) => void): Promise<void> => {
    const ms = pacer.ms(SHAKE_MS)
    if (ms <= 0) return
    for (const [index, die] of dice.entries()) {
      const turns = [0, 0.2, 0.4, 0.6, 0.8].map((part) => turnOf(index, part))
      die.animate([...turns, { transform: 'none' }], { duration: ms, easing: 'ease-out' })
    }
    for (let step = 0; step < clicks; step += 1) {
      tick(step % 4)
      await pacer.wait(SHAKE_MS / clicks)
    }
  }
  return {
    element: h('div', { class: 'dome' }, h('div', { class: 'dome-dice' }, ...dice), sum),
    shake: async (faces, pacer, tick) => {
      const shaken = jump(pacer, tick)
      await pacer.wait(SHAKE_MS / 2)
      for (const [index, die] of dice.entries()) fill(die, drawDie(faces[index] ?? 1))
      await shaken
    },
    showSum: (shown) => {
      sum.textContent = shown === undefined ? '' : String(shown)
    },
  }
}
