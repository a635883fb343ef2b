import { paletteOf } from '../look/palette.ts'
import { paintIslandNight } from '../look/scenes/sea.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'moai-mistico',
  palette: paletteOf({
    hue: 195,
    deepHue: 255,
    accentHue: 95,
    tone: 'dark',
    light: -0.55,
    chroma: 0.85,
  }),
  metal: 'stone',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintIslandNight,
  ambient: 'star',
  mascot: 'poster-stone-head',
  drawings: ['poster-stone-head', 'poster-turtle', 'poster-flower'],
  tileGround: 'poster',
  companions: ['poster-palm', 'poster-turtle'],
  rootHz: 185,
  scale: [0, 2, 5, 7, 9],
}
