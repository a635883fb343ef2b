import { paletteOf } from '../look/palette.ts'
import { paintNightSky } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'show-da-roda',
  palette: paletteOf({ hue: 310, deepHue: 290, accentHue: 85, light: -0.5, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintNightSky,
  ambient: 'sparkle',
  drawings: ['television', 'coin', 'balloon'],
  tileGround: 'stars',
  rootHz: 233,
  scale: [0, 2, 4, 7, 9],
}
