import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dado de Ouro',
    pitch: 'Escolha a sua chance, de 1% a 98%, e veja onde o dado para.',
  },
  EN: {
    title: 'Golden Dice',
    pitch: 'Choose your odds, from 1% to 98%, and roll.',
  },
} as const satisfies GameTexts
