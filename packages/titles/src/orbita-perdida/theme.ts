import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintSpace } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'orbita-perdida',
  palette: paletteOf({ hue: 290, deepHue: 268, accentHue: 150, tone: 'dark', light: -0.5 }),
  metal: 'silver',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintSpace,
  ambient: 'star',
  mascot: 'alien',
  companions: ['rocket', 'flying-saucer'],
  drawings: ['ringed-planet', 'rocket', 'alien'],
  tileGround: 'stars',
  rootHz: 156,
  scale: [0, 2, 4, 6, 8, 10],
}
