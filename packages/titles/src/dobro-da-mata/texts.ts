import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dobro da Mata',
    pitch: 'Vermelho, preto ou branco: quinze casas, e o branco paga mais.',
  },
  EN: {
    title: 'Jungle Double',
    pitch: 'Red, black or white: fifteen pockets, and white pays the most.',
  },
} as const satisfies GameTexts
