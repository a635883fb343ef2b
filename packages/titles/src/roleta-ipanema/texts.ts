import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roleta Ipanema',
    pitch: 'Um zero, a pista completa e os vizinhos que você escolher.',
  },
  EN: {
    title: 'Ipanema Roulette',
    pitch: 'One zero, the whole racetrack and the neighbours you choose.',
  },
} as const satisfies GameTexts
