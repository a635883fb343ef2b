import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintNile } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'escriba-do-nilo',
  palette: paletteOf({ hue: 82, deepHue: 55, accentHue: 220, tone: 'light', light: -0.05 }),
  metal: 'gold',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintNile,
  ambient: 'dust',
  mascot: 'cat',
  companions: ['beetle', 'lotus'],
  drawings: ['beetle', 'cat', 'sun-with-face'],
  tileGround: 'rays',
  rootHz: 207,
  scale: [0, 1, 4, 5, 7, 8, 10],
}
