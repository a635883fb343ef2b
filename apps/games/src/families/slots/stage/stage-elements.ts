import { h } from '../../../controls/h.ts'

/** The layers of the picture, from the back. All are decoration for a screen reader. */
export type StageElements = {
  readonly mascot: HTMLElement
  readonly companions: readonly [HTMLElement, HTMLElement]
  readonly frame: HTMLCanvasElement
  readonly reels: HTMLCanvasElement
  /** Holds the layers; has no box itself. */
  readonly element: HTMLElement
}

const layer = (name: string): HTMLCanvasElement =>
  h('canvas', { class: `layer ${name}`, 'aria-hidden': 'true' })

const prop = (name: string): HTMLElement =>
  h('div', { class: `layer prop ${name}`, 'aria-hidden': 'true' })

export const createStageElements = (): StageElements => {
  const mascot = prop('mascot')
  const companions = [prop('companion left'), prop('companion right')] as const
  const frame = layer('frame')
  const reels = layer('reels')
  const element = h('div', { class: 'layers' }, ...companions, mascot, frame, reels)
  return { mascot, companions, frame, reels, element }
}
