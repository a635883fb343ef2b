import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Salão do Bingo',
    pitch: 'Um sorteio por minuto para a sala inteira; as cartelas se marcam sozinhas.',
  },
  EN: {
    title: 'Bingo Hall',
    pitch: 'One draw a minute for the whole hall; tickets are marked automatically.',
  },
} as const satisfies GameTexts
