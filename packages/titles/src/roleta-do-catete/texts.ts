import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta do Catete',
    pitch: 'À francesa: no zero, metade da chance simples volta.',
  },
  EN: {
    title: 'Catete Palace Roulette',
    pitch: 'The French way: on zero, you get half of even-money bets back.',
  },
} as const satisfies GameTexts
