import { paletteOf } from '../look/palette.ts'
import { paintShow } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'dobro-da-mata',
  palette: paletteOf({ hue: 18, deepHue: 345, accentHue: 150, tone: 'dark' }),
  metal: 'ruby',
  paintScene: paintShow,
  ambient: 'ember',
  rootHz: 262,
  scale: [0, 2, 3, 5, 7, 9, 10],
  drawings: ['red-circle', 'white-circle', 'black-circle'],
  tileGround: 'rays',
}
