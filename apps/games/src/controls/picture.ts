import { h } from './h.ts'
import { drawFrame, type Atlas } from '../runtime/atlas.ts'

/** A drawing from the title's sprite on a small canvas; its name is beside it as text. */
export const pictureOf = (atlas: Atlas, icon: string, size: number): HTMLCanvasElement => {
  const canvas = h('canvas', { 'aria-hidden': 'true', width: size * 2, height: size * 2 })
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    drawFrame(context, atlas, icon, { x: 0, y: 0, size: size * 2 })
  }
  return canvas
}
