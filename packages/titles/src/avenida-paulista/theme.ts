import { paletteOf } from '../look/palette.ts'
import type { Theme } from '../look/theme.ts'
import { paintAvenue } from './scene.ts'

export const theme: Theme = {
  gameCode: 'avenida-paulista',
  palette: paletteOf({ hue: 300, deepHue: 265, accentHue: 55, tone: 'dark', light: -0.3 }),
  metal: 'silver',
  tile: { tone: 'dark', shape: 'column' },
  paintScene: paintAvenue,
  ambient: 'star',
  mascot: 'neon-avenue',
  drawings: ['neon-avenue', 'neon-motorcycle', 'neon-pizza'],
  tileGround: 'neon',
  companions: ['neon-helicopter', 'neon-metro'],
  rootHz: 233,
  scale: [0, 3, 5, 6, 7, 10],
}
