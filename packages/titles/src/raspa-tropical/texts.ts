import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Raspa Tropical',
    pitch: 'Nove campos, três prêmios iguais: o prêmio é seu.',
  },
  EN: {
    title: 'Tropical Scratch',
    pitch: 'Nine fields: match three prizes to win.',
  },
} as const satisfies GameTexts
