import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roleta-do-catete',
  palette: paletteOf({ hue: 262, deepHue: 268, accentHue: 85, light: -0.75, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['classical-building', 'bullseye', 'crown'],
  tileGround: 'felt',
  rootHz: 220,
  scale: [0, 2, 4, 7, 9],
}
