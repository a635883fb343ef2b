import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bonde de Santa Teresa',
    pitch: 'Três números no letreiro: cada número seu que bate paga o prêmio embaixo dele.',
  },
  EN: {
    title: 'Santa Teresa Tram',
    pitch: 'Three numbers on the board: each of yours that matches pays the prize under it.',
  },
} as const satisfies GameTexts
