import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintBar } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'botequim-da-sorte',
  palette: paletteOf({ hue: 65, deepHue: 40, accentHue: 145, tone: 'light', light: -0.2 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintBar,
  ambient: 'sparkle',
  mascot: 'clinking-beer-mugs',
  companions: ['pretzel', 'lemon'],
  drawings: ['clinking-beer-mugs', 'game-die', 'peanuts'],
  tileGround: 'felt',
  pictures: { 'beer-mug': 200, sparkles: 160, receipt: 160, coin: 160 },
  rootHz: 311,
  scale: [0, 2, 4, 5, 7, 9, 10],
}
