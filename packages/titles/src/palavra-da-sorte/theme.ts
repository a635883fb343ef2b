import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'palavra-da-sorte',
  palette: paletteOf({ hue: 290, deepHue: 310, accentHue: 85, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintLights,
  ambient: 'sparkle',
  rootHz: 311,
  scale: [0, 2, 4, 6, 7, 9, 11],
  drawings: ['input-latin-letters', 'pencil', 'open-book'],
  tileGround: 'cells',
}
