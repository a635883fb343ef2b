import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'bacara-ligeiro',
  palette: paletteOf({ hue: 205, deepHue: 215, accentHue: 60, light: -0.8, tone: 'dark' }),
  metal: 'bronze',
  paintScene: paintFelt,
  ambient: 'sparkle',
  drawings: ['roller-skate', 'wing', 'sparkler'],
  tileGround: 'waves',
  presenter: { skin: '#6f4329', hair: '#0e0b0a', suit: '#0f6470' },
  rootHz: 220,
  scale: [0, 2, 4, 7, 9],
}
