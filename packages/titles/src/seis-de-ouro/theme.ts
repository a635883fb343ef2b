import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'seis-de-ouro',
  palette: paletteOf({ hue: 300, deepHue: 290, accentHue: 90, light: -0.8, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['gold-six-card', 'gold-six-bars', 'fleur-de-lis'],
  tileGround: 'felt',
  presenter: { skin: '#e0ac86', hair: '#5b3a1e', suit: '#7a5a12' },
  rootHz: 196,
  scale: [0, 2, 4, 5, 7],
}
