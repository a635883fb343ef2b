import { h } from '../controls/h.ts'

/** The layers of the picture, from the ground up. All are decoration for a screen reader. */
export type StageElements = {
  readonly ground: HTMLCanvasElement
  readonly mascot: HTMLElement
  readonly companions: readonly [HTMLElement, HTMLElement]
  readonly frame: HTMLCanvasElement
  readonly reels: HTMLCanvasElement
  readonly fx: HTMLCanvasElement
  /** Holds everything that moves with the frame. */
  readonly box: HTMLElement
}

const layer = (name: string): HTMLCanvasElement =>
  h('canvas', { class: `layer ${name}`, 'aria-hidden': 'true' })

const prop = (name: string): HTMLElement =>
  h('div', { class: `layer prop ${name}`, 'aria-hidden': 'true' })

export const createStageElements = (): StageElements => {
  const ground = layer('ground')
  const mascot = prop('mascot')
  const companions = [prop('companion left'), prop('companion right')] as const
  const frame = layer('frame')
  const reels = layer('reels')
  const fx = layer('fx')
  const box = h('div', { class: 'stage' }, ...companions, mascot, frame, reels, fx)
  return { ground, mascot, companions, frame, reels, fx, box }
}
