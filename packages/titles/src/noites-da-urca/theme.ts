import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintBay } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'noites-da-urca',
  palette: paletteOf({ hue: 318, deepHue: 285, accentHue: 80, tone: 'dark', light: -0.35 }),
  metal: 'silver',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintBay,
  ambient: 'star',
  mascot: 'cocktail-glass',
  companions: ['studio-microphone', 'high-heeled-shoe'],
  drawings: ['cocktail-glass', 'studio-microphone', 'high-heeled-shoe'],
  tileGround: 'stars',
  rootHz: 207,
  scale: [0, 2, 3, 6, 7, 10, 11],
}
