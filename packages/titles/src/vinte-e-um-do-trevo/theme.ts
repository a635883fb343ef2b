import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'vinte-e-um-do-trevo',
  palette: paletteOf({ hue: 250, deepHue: 258, accentHue: 85, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['four-leaf-clover', 'spade-suit', 'heart-suit'],
  tileGround: 'felt',
  rootHz: 196,
  scale: [0, 2, 4, 7, 9],
}
