import type { Palette } from './palette.ts'

export type Metal = 'gold' | 'jade' | 'bronze' | 'stone' | 'coral' | 'silver' | 'ruby' | 'wood'

export type Ambient = 'sparkle' | 'ember' | 'bubble' | 'leaf' | 'petal' | 'star' | 'dust' | 'mist'

/** Where a scene may draw, in CSS pixels. */
export type SceneArea = {
  readonly width: number
  readonly height: number
  /** Middle of the reels or of the board, where the light comes from. */
  readonly focusX: number
  readonly focusY: number
  readonly palette: Palette
}

/** Paints the background of a title once per size; never called during an animation. */
export type PaintScene = (context: CanvasRenderingContext2D, area: SceneArea) => void

/** What makes a title look and sound distinctive; the maths are in `@trevo/game-rules`. */
export type GroundTheme = {
  readonly gameCode: string
  readonly palette: Palette
  readonly metal: Metal
  readonly paintScene: PaintScene
  /** What drifts over the scene; absent for a static board. */
  readonly ambient?: Ambient
  /** Root note in hertz and scale in semitones. */
  readonly rootHz: number
  readonly scale: readonly number[]
}

/** Styles of illustration that decide a whole tile: its ground, its frame, its inks. */
export type TileStyle = 'woodcut' | 'azulejo' | 'papercut' | 'neon' | 'riso' | 'poster'

/** What replaces the rays behind a tile's drawings, so that games of a kind differ. */
export type TileGround = 'rays' | 'cells' | 'dots' | 'waves' | 'felt' | 'stars' | TileStyle

/** The look of a title that is not a slot. */
export type BoardTheme = GroundTheme & {
  /** Names of drawings on the tile, our own or of Fluent Emoji: the large one, then the two behind it. */
  readonly drawings: readonly [string, string, string]
  readonly tileGround: TileGround
  /** Further drawings that the board shows, each with its largest side in pixels. */
  readonly pictures?: Readonly<Record<string, number>>
  /** Colours of the presenter of a shared table, so that two tables of a kind differ. */
  readonly presenter?: { readonly skin: string; readonly hair: string; readonly suit: string }
}

/** Paints a part of a pond once per size; never called during an animation. */
export type PaintPond = (
  context: CanvasRenderingContext2D,
  area: { readonly width: number; readonly height: number },
) => void

/** The water of a pond. */
export type PondLook = {
  /** The colour of water before what is far away. */
  readonly far: string
  readonly paintBehind: PaintPond
  /** Plants and stones near the eye, at the edges. */
  readonly paintInFront: PaintPond
}

/** The look of a pond in which players shoot. */
export type PondTheme = BoardTheme & {
  /** Loaded after the title's first picture. */
  readonly loadPond: () => Promise<PondLook>
}

/** The look of a game in flight. */
export type FlightTheme = BoardTheme & {
  readonly flight: {
    /** Drawings among `pictures`: what flies, and what is seen where the flight ends. */
    readonly flies: string
    readonly ends: string
    /** The direction in which the first of them is drawn, in degrees above the level. */
    readonly drawnDegrees: number
    /** Whether it flies away in the end or bursts. */
    readonly ending: 'away' | 'burst'
  }
}

/** The look of a tower. */
export type TowerTheme = BoardTheme & {
  /** Drawings among `pictures`: on top of the tower, behind an open door, behind one with a trap. */
  readonly tower: { readonly top: string; readonly open: string; readonly trap: string }
}

/** The look of a slot. */
export type Theme = GroundTheme & {
  /** Drawings of its tile; without them a slot of the engine `slots` shows its first three symbols. */
  readonly drawings?: readonly [string, string, string]
  /** Ground of its tile; rays by default. */
  readonly tileGround?: TileGround
  /** Light or dark background under the symbols, as separate cards or one column per reel. */
  readonly tile: { readonly tone: 'light' | 'dark'; readonly shape: 'card' | 'column' }
  /** Drawing behind the frame. */
  readonly mascot: string
  /** Drawings around the reels: left, right. */
  readonly companions: readonly [string, string]
}

/** The look of a slot of any engine other than `slots`. */
export type ReelsTheme = Theme & Pick<BoardTheme, 'drawings' | 'tileGround' | 'pictures'>
