import { paletteOf } from '../look/palette.ts'
import { paintMoonlit } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'coelho-da-lua',
  palette: paletteOf({ hue: 300, deepHue: 272, accentHue: 350, tone: 'light', light: -0.55 }),
  metal: 'silver',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintMoonlit,
  ambient: 'petal',
  mascot: 'paper-hare',
  drawings: ['paper-hare', 'paper-lotus', 'paper-moon-cake'],
  tileGround: 'papercut',
  companions: ['paper-lotus', 'paper-fan'],
  rootHz: 247,
  scale: [0, 2, 3, 7, 8],
}
