import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'mar-de-ouro',
  palette: paletteOf({ hue: 210, deepHue: 248, accentHue: 45, tone: 'dark', light: -0.2 }),
  metal: 'gold',
  tile: { tone: 'dark', shape: 'column' },
  paintScene: paintDeepSea,
  ambient: 'bubble',
  mascot: 'azulejo-compass-plate',
  drawings: ['azulejo-compass-plate', 'azulejo-ship', 'azulejo-octopus'],
  tileGround: 'azulejo',
  companions: ['azulejo-ship', 'azulejo-octopus'],
  rootHz: 208,
  scale: [0, 2, 3, 5, 7, 8, 10],
}
