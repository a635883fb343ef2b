import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'dado-de-ouro',
  palette: paletteOf({ hue: 85, deepHue: 55, accentHue: 25, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintLights,
  ambient: 'sparkle',
  rootHz: 294,
  scale: [0, 2, 4, 7, 9],
  drawings: ['game-die', 'crown', 'coin'],
  tileGround: 'dots',
}
