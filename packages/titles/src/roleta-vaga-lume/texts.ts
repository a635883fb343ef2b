import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta Vaga-lume',
    pitch: 'Até cinco números se acendem antes da bola e pagam de 50 a 500 para um.',
  },
  EN: {
    title: 'Firefly Roulette',
    pitch: 'Up to five numbers light up before the ball and pay 50 to 500 to one.',
  },
} as const satisfies GameTexts
