import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'bingo-do-vovo',
  palette: paletteOf({ hue: 320, deepHue: 290, accentHue: 85, tone: 'dark' }),
  metal: 'wood',
  paintScene: paintLights,
  ambient: 'sparkle',
  rootHz: 262,
  scale: [0, 2, 4, 7, 9],
  drawings: ['old-man', 'glasses', 'admission-tickets'],
  tileGround: 'cells',
}
