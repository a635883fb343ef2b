import type { Palette } from './palette.ts'

export type Metal = 'gold' | 'jade' | 'bronze' | 'stone' | 'coral' | 'silver' | 'ruby' | 'wood'

export type Ambient = 'sparkle' | 'ember' | 'bubble' | 'leaf' | 'petal' | 'star' | 'dust' | 'mist'

/** Where a scene may draw, in CSS pixels. */
export type SceneArea = {
  readonly width: number
  readonly height: number
  /** Middle of the reels: light comes from there. */
  readonly focusX: number
  readonly focusY: number
  readonly palette: Palette
}

/** Paints the ground of a title once per size; never called while something moves. */
export type PaintScene = (context: CanvasRenderingContext2D, area: SceneArea) => void

/** What makes a title look and sound like itself; the maths stay in `@trevo/game-rules`. */
export type Theme = {
  readonly gameCode: string
  readonly palette: Palette
  readonly metal: Metal
  /** Light or dark ground under the symbols, as separate cards or one column a reel. */
  readonly tile: { readonly tone: 'light' | 'dark'; readonly shape: 'card' | 'column' }
  readonly paintScene: PaintScene
  readonly ambient: Ambient
  /** Drawing behind the frame. */
  readonly mascot: string
  /** Drawings around the reels: left, right. */
  readonly companions: readonly [string, string]
  /** Root note in hertz and scale in semitones. */
  readonly rootHz: number
  readonly scale: readonly number[]
}
