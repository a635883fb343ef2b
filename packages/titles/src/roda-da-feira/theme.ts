import { paletteOf } from '../look/palette.ts'
import { paintShow } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roda-da-feira',
  palette: paletteOf({ hue: 45, deepHue: 350, accentHue: 200, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintShow,
  ambient: 'sparkle',
  rootHz: 330,
  scale: [0, 2, 4, 7, 9],
  drawings: ['ferris-wheel', 'balloon', 'party-popper'],
  tileGround: 'rays',
}
