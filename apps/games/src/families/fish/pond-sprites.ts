import { layers, type Swimmer } from '@trevo/game-rules/fish/place-groups.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { offscreen, type Surface } from '../../runtime/surface.ts'

/** A tail beats in this many pictures. */
const BEATS = 8
/** Each is drawn in about this many strips. */
const STRIPS = 36
const BEAT_MS = 720
/** How far a tail swings, as a part of the drawing. */
const SWING = 0.045
/** How much of the water's colour covers what is far away. */
const FAR = 0.36

/** Fish are as large as the pond allows, on an upright phone and on a wide screen. */
export const sizeOf = (
  { kind, layer }: Pick<Swimmer, 'kind' | 'layer'>,
  { width, height }: Surface,
): number => (kind.sizePart / 100) * layers[layer].scale * Math.min(width, height * 0.95) * 1.1

type Beats = { readonly size: number; readonly pictures: (HTMLCanvasElement | undefined)[] }

/**
 * The pictures of swimming fish, each drawn once when it is first needed, in the size of the pond. A frame only copies
 * them.
 */
export const createSprites = (atlas: Atlas, on: Surface, water: string) => {
  const kept = new Map<string, readonly [Beats, Beats]>()

  const paint = (icon: string, size: number, layer: 0 | 1, beat: number): HTMLCanvasElement => {
    const frame = atlas.frames[icon]
    if (!frame) throw new Error(`no drawing ${icon} in the atlas`)
    const [left, top, side] = frame
    const px = Math.max(8, Math.ceil(size * on.ratio))
    const { canvas, context } = offscreen(px, px)
    const strip = Math.max(1, Math.round(px / STRIPS))
    for (let x = 0; x < px; x += strip) {
      // The head, at the left, is steady; the wave runs to the tail.
      const along = x / px
      const phase = (beat / BEATS) * Math.PI * 2 - along * 2.6
      const shift = Math.sin(phase) * SWING * px * along * along
      const [from, wide] = [left + along * side, (strip / px) * side]
      context.drawImage(atlas.image, from, top, wide, side, x, shift, strip, px)
    }
    if (layer === 0) {
      context.globalCompositeOperation = 'source-atop'
      context.globalAlpha = FAR
      context.fillStyle = water
      context.fillRect(0, 0, px, px)
    }
    return canvas
  }
  const beatsOf = (swimmer: Swimmer): Beats => {
    const { icon } = swimmer.kind
    let both = kept.get(icon)
    if (!both) {
      const make = (layer: 0 | 1): Beats => ({
        size: sizeOf({ kind: swimmer.kind, layer }, on),
        pictures: Array.from({ length: BEATS }, () => undefined),
      })
      both = [make(0), make(1)]
      kept.set(icon, both)
    }
    return both[swimmer.layer]
  }
  return {
    /** The picture of a fish at an instant. */
    at: (swimmer: Swimmer, nowMs: number): HTMLCanvasElement => {
      const beats = beatsOf(swimmer)
      const beat = Math.floor((nowMs / BEAT_MS + swimmer.fish * 0.37) * BEATS) % BEATS
      let picture = beats.pictures[beat]
      if (!picture) {
        picture = paint(swimmer.kind.icon, beats.size, swimmer.layer, beat)
        beats.pictures[beat] = picture
      }
      return picture
    },
    sizeOf: (swimmer: Swimmer): number => beatsOf(swimmer).size,
  }
}

export type Sprites = ReturnType<typeof createSprites>
