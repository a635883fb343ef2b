import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Voo do Tucano',
    pitch: 'Escolha o alvo e veja até onde o tucano sobe.',
  },
  EN: {
    title: 'Toucan Flight',
    pitch: 'Choose the target and see how high the toucan rises.',
  },
} as const satisfies GameTexts
