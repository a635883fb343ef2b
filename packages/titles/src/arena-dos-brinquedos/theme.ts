import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'arena-dos-brinquedos',
  palette: paletteOf({ hue: 38, deepHue: 24, accentHue: 85, light: -1, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['rooster', 'trophy', 'bullseye'],
  tileGround: 'rays',
  rootHz: 196,
  scale: [0, 2, 4, 7, 9],
}
