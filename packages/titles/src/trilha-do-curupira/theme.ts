import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintTrail } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'trilha-do-curupira',
  palette: paletteOf({ hue: 140, deepHue: 160, accentHue: 40, tone: 'light', light: -0.45 }),
  metal: 'jade',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintTrail,
  ambient: 'sparkle',
  mascot: 'fire',
  companions: ['footprints', 'boar'],
  drawings: ['footprints', 'fire', 'monkey-face'],
  tileGround: 'cells',
  pictures: { 'paw-prints': 200, 'four-leaf-clover': 160, 'glowing-star': 160, tornado: 160 },
  rootHz: 220,
  scale: [0, 2, 5, 7, 8],
}
