import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'vinte-e-um-ao-vivo',
  palette: paletteOf({ hue: 155, deepHue: 160, accentHue: 85, light: -0.8, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['heart-suit', 'spade-suit', 'diamond-suit'],
  tileGround: 'felt',
  rootHz: 190,
  scale: [0, 2, 4, 7, 9],
}
