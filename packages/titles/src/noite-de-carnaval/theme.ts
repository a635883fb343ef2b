import { paletteOf } from '../look/palette.ts'
import { paintCarnival } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'noite-de-carnaval',
  palette: paletteOf({ hue: 345, deepHue: 300, accentHue: 150, tone: 'light', light: -0.25 }),
  metal: 'ruby',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintCarnival,
  ambient: 'star',
  mascot: 'peacock',
  companions: ['party-popper', 'long-drum'],
  rootHz: 294,
  scale: [0, 2, 4, 6, 7, 9, 10],
}
