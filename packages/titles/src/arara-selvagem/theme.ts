import { paletteOf } from '../look/palette.ts'
import { paintJungle } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'arara-selvagem',
  palette: paletteOf({ hue: 128, deepHue: 162, accentHue: 8, tone: 'light', light: -0.25 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintJungle,
  ambient: 'leaf',
  mascot: 'parrot',
  companions: ['hibiscus', 'palm-tree'],
  rootHz: 294,
  scale: [0, 2, 3, 5, 7, 10],
}
