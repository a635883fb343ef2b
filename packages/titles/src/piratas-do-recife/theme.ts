import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintReef } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'piratas-do-recife',
  palette: paletteOf({ hue: 220, deepHue: 235, accentHue: 40, tone: 'light', light: -0.15 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintReef,
  ambient: 'bubble',
  mascot: 'skull-and-crossbones',
  companions: ['anchor', 'bomb'],
  drawings: ['pirate-flag', 'skull-and-crossbones', 'crossed-swords'],
  tileGround: 'waves',
  rootHz: 165,
  scale: [0, 2, 3, 5, 7, 8, 11],
}
