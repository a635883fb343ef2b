import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Torre do Sol',
    pitch: 'Uma porta por andar até o topo, em cinco níveis de dificuldade.',
  },
  EN: {
    title: 'Tower of the Sun',
    pitch: 'Pick one door per floor to the top, in five difficulty levels.',
  },
} as const satisfies GameTexts
