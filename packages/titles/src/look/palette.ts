/** Colours of a title as CSS text, all from one hue. */
export type Palette = {
  readonly hue: number
  /** Centre of the light behind the reels. */
  readonly glow: string
  readonly bright: string
  readonly mid: string
  readonly deep: string
  /** Foot of the screen, where the controls are. */
  readonly ink: string
  /** Panels above the background. */
  readonly panel: string
  /** Win lines and accents: the opposite side of the wheel. */
  readonly accent: string
  readonly tileTop: string
  readonly tileFoot: string
  readonly tileEdge: string
}

export type PaletteOptions = {
  /** Hue in OKLCH degrees of the light part. */
  readonly hue: number
  /** Hue of the dark part; the background changes from one to the other. */
  readonly deepHue: number
  readonly accentHue: number
  /** 0..1; lower for stone and night. */
  readonly chroma?: number
  /** -1..1 on lightness; below 0 for night. */
  readonly light?: number
  readonly tone: 'light' | 'dark'
}

const oklch = (lightness: number, chroma: number, hue: number, alpha = 1): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue}${alpha < 1 ? ` / ${alpha}` : ''})`

/** A title's colours. Lightness is fixed by role, so text and controls keep their contrast. */
export const paletteOf = (options: PaletteOptions): Palette => {
  const { hue, deepHue, accentHue, chroma = 1, light = 0, tone } = options
  const turned = shortTurn(hue, deepHue)
  const shade = (lightness: number): number => lightness + light * 0.14
  const isLight = tone === 'light'
  return {
    hue,
    glow: oklch(shade(0.83), 0.15 * chroma, hue),
    bright: oklch(shade(0.68), 0.19 * chroma, hue + turned / 3),
    mid: oklch(shade(0.52), 0.19 * chroma, hue + turned / 2),
    deep: oklch(shade(0.33), 0.13 * chroma, deepHue),
    ink: oklch(0.19, 0.07 * chroma, deepHue),
    panel: oklch(0.14, 0.05 * chroma, deepHue, 0.72),
    accent: oklch(0.64, 0.24, accentHue),
    tileTop: isLight ? oklch(0.985, 0.014, hue) : oklch(0.34, 0.06 * chroma, deepHue),
    tileFoot: isLight ? oklch(0.915, 0.062, hue) : oklch(0.22, 0.05 * chroma, deepHue),
    tileEdge: isLight ? oklch(0.74, 0.12, hue, 0.5) : oklch(0.5, 0.1 * chroma, hue, 0.55),
  }
}

/** Degrees from one hue to another in the shorter direction. */
const shortTurn = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** The same colour, transparent: works for every `oklch(…)` made here. */
export const faded = (colour: string, alpha: number): string =>
  colour.replace(/(?: \/ [\d.]+)?\)$/, ` / ${alpha})`)
