import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta Dois Zeros',
    pitch: 'Zero e duplo zero na roda de 38 casas.',
  },
  EN: {
    title: 'Double Zero Roulette',
    pitch: 'Zero and double zero on a 38-pocket wheel.',
  },
} as const satisfies GameTexts
