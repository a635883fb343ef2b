import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dobro da Mata',
    pitch: 'Vermelho, preto ou branco: quinze casas, e o branco paga mais.',
  },
  EN: {
    title: 'Jungle Double',
    pitch: 'Red, black or white: fifteen fields, and white pays most.',
  },
} as const satisfies GameTexts
