import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Vinte e Um do Trevo',
    pitch: 'Seis baralhos, dica da estratégia básica e até quatro mãos.',
  },
  EN: {
    title: 'Clover Blackjack',
    pitch: 'Six decks, basic strategy hints and up to four hands.',
  },
} as const satisfies GameTexts
