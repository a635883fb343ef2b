import { paletteOf } from '../look/palette.ts'
import { paintOrchard } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'frutas-da-serra',
  palette: paletteOf({ hue: 118, deepHue: 148, accentHue: 15, tone: 'light', light: 0.1 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintOrchard,
  ambient: 'leaf',
  mascot: 'strawberry',
  drawings: ['strawberry', 'honey-pot', 'red-apple'],
  companions: ['honey-pot', 'cherries'],
  rootHz: 330,
  scale: [0, 2, 4, 5, 7, 9],
}
