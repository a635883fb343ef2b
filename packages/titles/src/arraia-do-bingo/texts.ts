import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Arraiá do Bingo',
    pitch: 'Quatro cartelas, trinta bolas e até treze extras pelo preço justo.',
  },
  EN: {
    title: 'Country Fair Bingo',
    pitch: 'Four cards, thirty balls and up to thirteen extras at a fair price.',
  },
} as const satisfies GameTexts
