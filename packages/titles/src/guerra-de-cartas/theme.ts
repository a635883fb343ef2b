import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'guerra-de-cartas',
  palette: paletteOf({ hue: 140, deepHue: 150, accentHue: 25, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['crossed-swords', 'shield', 'spade-suit'],
  tileGround: 'felt',
  rootHz: 147,
  scale: [0, 3, 5, 7, 10],
}
