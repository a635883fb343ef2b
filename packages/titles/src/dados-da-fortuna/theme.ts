import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'dados-da-fortuna',
  palette: paletteOf({ hue: 15, deepHue: 10, accentHue: 150, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['fortune-cookie', 'game-die', 'coin'],
  tileGround: 'felt',
  rootHz: 208,
  scale: [0, 2, 5, 7, 9],
}
