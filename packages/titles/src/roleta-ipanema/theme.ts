import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roleta-ipanema',
  palette: paletteOf({ hue: 160, deepHue: 165, accentHue: 25, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['beach-with-umbrella', 'bullseye', 'palm-tree'],
  tileGround: 'felt',
  rootHz: 196,
  scale: [0, 2, 4, 7, 9],
}
