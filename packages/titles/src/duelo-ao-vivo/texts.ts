import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dragão e Tigre Ao Vivo',
    pitch: 'Uma carta para cada lado, a mesma para a sala inteira.',
  },
  EN: {
    title: 'Live Dragon Tiger',
    pitch: 'One card per side, the same for everyone.',
  },
} as const satisfies GameTexts
