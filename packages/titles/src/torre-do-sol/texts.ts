import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Torre do Sol',
    pitch: 'Uma porta por andar até o topo, em cinco dificuldades.',
  },
  EN: {
    title: 'Tower of the Sun',
    pitch: 'One door a floor up to the top, in five difficulties.',
  },
} as const satisfies GameTexts
