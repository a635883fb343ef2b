import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintTable } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'queda-de-braco',
  palette: paletteOf({ hue: 30, deepHue: 15, accentHue: 230, tone: 'dark', light: -0.25 }),
  metal: 'wood',
  paintScene: paintTable,
  ambient: 'dust',
  rootHz: 147,
  scale: [0, 3, 5, 7, 10],
  drawings: ['flexed-biceps', 'left-facing-fist', 'right-facing-fist'],
  tileGround: 'cells',
  pictures: { 'left-facing-fist': 96, 'right-facing-fist': 96 },
}
