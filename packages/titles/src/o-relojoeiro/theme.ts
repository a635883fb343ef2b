import { paletteOf } from '../look/palette.ts'
import type { Theme } from '../look/theme.ts'
import { paintClockwork } from './scene.ts'

export const theme: Theme = {
  gameCode: 'o-relojoeiro',
  palette: paletteOf({
    hue: 78,
    deepHue: 60,
    accentHue: 250,
    tone: 'light',
    chroma: 0.75,
    light: -0.3,
  }),
  metal: 'bronze',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintClockwork,
  ambient: 'sparkle',
  mascot: 'mantelpiece-clock',
  companions: ['hourglass-done', 'alarm-clock'],
  rootHz: 440,
  scale: [0, 4, 7, 9, 11],
}
