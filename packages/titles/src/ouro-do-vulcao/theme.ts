import { paletteOf } from '../look/palette.ts'
import { paintVolcano } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'ouro-do-vulcao',
  palette: paletteOf({
    hue: 38,
    deepHue: 345,
    accentHue: 85,
    chroma: 0.9,
    light: -0.6,
    tone: 'dark',
  }),
  metal: 'bronze',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintVolcano,
  ambient: 'ember',
  mascot: 'fire',
  drawings: ['volcano', 'fire', 'gem-stone'],
  companions: ['gem-stone', 'coin'],
  rootHz: 196,
  scale: [0, 1, 4, 5, 7, 8, 11],
}
