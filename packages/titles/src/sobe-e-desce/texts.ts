import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Sobe e Desce',
    pitch: 'A próxima carta sobe ou desce? Acerte em sequência e retire quando quiser.',
  },
  EN: {
    title: 'Up and Down',
    pitch: 'Is the next card higher or lower? Guess in a row and cash out whenever you like.',
  },
} as const satisfies GameTexts
