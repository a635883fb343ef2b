import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Guerra de Cartas',
    pitch: 'A carta mais alta vence. No empate, vá à guerra.',
  },
  EN: {
    title: 'War of Cards',
    pitch: 'The higher card wins. On a tie, go to war.',
  },
} as const satisfies GameTexts
