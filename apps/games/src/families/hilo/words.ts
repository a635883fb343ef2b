import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  cards: 'Cartas da rodada',
  now: 'Carta aberta',
  guesses: { higher: 'Maior', lower: 'Menor', same: 'Igual' },
  orSame: { higher: 'Maior ou igual', lower: 'Menor ou igual' },
  skip: 'Trocar',
  cashOut: 'Retirar',
  ready: 'Aposte e adivinhe a próxima carta',
  right: (count: number) => (count === 1 ? '1 acerto' : `${count} acertos`),
  wrong: 'Palpite errado',
  came: (card: string) => `Saiu ${card}.`,
}

const en: typeof pt = {
  cards: 'Cards this round',
  now: 'Current card',
  guesses: { higher: 'Higher', lower: 'Lower', same: 'Same' },
  orSame: { higher: 'Higher or same', lower: 'Lower or same' },
  skip: 'Skip',
  cashOut: 'Cash out',
  ready: 'Place your bet and guess the next card',
  right: (count) => (count === 1 ? '1 correct guess' : `${count} correct guesses`),
  wrong: 'Wrong guess',
  came: (card) => `${card} drawn.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
