import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintRiverNight } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'boto-encantado',
  palette: paletteOf({ hue: 250, deepHue: 275, accentHue: 350, tone: 'dark', light: -0.5 }),
  metal: 'silver',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintRiverNight,
  ambient: 'bubble',
  mascot: 'dolphin',
  companions: ['oyster', 'hyacinth'],
  drawings: ['dolphin', 'oyster', 'crescent-moon'],
  tileGround: 'waves',
  rootHz: 262,
  scale: [0, 2, 3, 7, 9],
}
