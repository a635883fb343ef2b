import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'poquer-de-tres',
  palette: paletteOf({ hue: 305, deepHue: 295, accentHue: 85, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['club-suit', 'diamond-suit', 'heart-suit'],
  tileGround: 'felt',
  rootHz: 185,
  scale: [0, 2, 4, 7, 9],
}
