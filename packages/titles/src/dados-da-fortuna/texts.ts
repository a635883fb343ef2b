import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dados da Fortuna',
    pitch: 'Três dados, cinquenta e duas apostas: do grande à trinca exata.',
  },
  EN: {
    title: 'Fortune Dice',
    pitch: 'Three dice, fifty-two bets: from big to the exact triple.',
  },
} as const satisfies GameTexts
