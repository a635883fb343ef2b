import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Voo do Tucano',
    pitch: 'Escolha o alvo e veja até onde o tucano sobe.',
  },
  EN: {
    title: 'Toucan Flight',
    pitch: 'Choose a target and see how high the toucan flies.',
  },
} as const satisfies GameTexts
