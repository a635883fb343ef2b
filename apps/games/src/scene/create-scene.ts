import type { GroundTheme, PaintScene } from '@trevo/titles/look/theme.ts'
import { h } from '../controls/h.ts'
import type { Atlas } from '../runtime/atlas.ts'
import { fitSurface } from '../runtime/surface.ts'
import { wantsLessData } from '../runtime/wants-less-data.ts'
import type { Ticker } from '../runtime/ticker.ts'
import { createFx, type Fx } from './fx.ts'

export type Scene = {
  /** Under everything. */
  readonly ground: HTMLCanvasElement
  /** The stage: it contains the board, with large words and particles above. */
  readonly stage: HTMLElement
  readonly particles: HTMLCanvasElement
  readonly fx: Fx
  /** Paints the background with its light at a position on the screen; repaints itself with the stage. */
  readonly paint: (focus?: { readonly x: number; readonly y: number }) => void
}

const layer = (name: string): HTMLCanvasElement =>
  h('canvas', { class: `layer ${name}`, 'aria-hidden': 'true' })

/** The background in low-data mode, which a slow phone paints at once. */
const paintPlain: PaintScene = (context, { width, height, palette }) => {
  context.fillStyle = palette.deep
  context.fillRect(0, 0, width, height)
}

/** What surrounds every title's board: its painted background and its particles. */
export const createScene = (
  theme: GroundTheme,
  options: { readonly atlas: Atlas; readonly ticker: Ticker; readonly still: boolean },
): Scene => {
  const ground = layer('ground')
  const particles = layer('fx')
  const stage = h('div', { class: 'stage' })
  const fx = createFx(particles, { theme, ...options })
  return {
    ground,
    stage,
    particles,
    fx,
    paint: (focus) => {
      const { innerWidth: width, innerHeight: height } = window
      const rect = stage.getBoundingClientRect()
      const { context } = fitSurface(ground, width, height, 1.5)
      const paint = wantsLessData() ? paintPlain : theme.paintScene
      paint(context, {
        width,
        height,
        focusX: focus?.x ?? rect.left + rect.width / 2,
        focusY: focus?.y ?? rect.top + rect.height * 0.4,
        palette: theme.palette,
      })
      particles.style.left = `${-rect.left}px`
      particles.style.top = `${-rect.top}px`
      fx.resize(width, height)
    },
  }
}
