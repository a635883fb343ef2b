import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Show da Roda',
    pitch: 'Uma roda para todos, quatro rodadas de bônus e multiplicadores que valem para a sala.',
  },
  EN: {
    title: 'Wheel Show',
    pitch: 'One wheel for everyone, four bonus rounds and shared multipliers.',
  },
} as const satisfies GameTexts
