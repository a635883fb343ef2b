import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintStadium } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'golaco',
  palette: paletteOf({ hue: 145, deepHue: 250, accentHue: 95, tone: 'light', light: -0.3 }),
  metal: 'silver',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintStadium,
  ambient: 'star',
  mascot: 'soccer-ball',
  companions: ['running-shoe', 'megaphone'],
  drawings: ['soccer-ball', 'stadium', 'gloves'],
  tileGround: 'cells',
  rootHz: 294,
  scale: [0, 2, 4, 5, 7, 9, 11],
}
