import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Raspa Tropical',
    pitch: 'Nove campos, três prêmios iguais: o prêmio é seu.',
  },
  EN: {
    title: 'Tropical Scratch',
    pitch: 'Nine fields, three equal prizes: the prize is yours.',
  },
} as const satisfies GameTexts
