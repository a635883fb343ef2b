import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  cards: 'Cartas da rodada',
  now: 'Carta aberta',
  guesses: { higher: 'Maior', lower: 'Menor', same: 'Igual' },
  orSame: { higher: 'Maior ou igual', lower: 'Menor ou igual' },
  skip: 'Trocar',
  cashOut: 'Sacar',
  ready: 'Aposte e adivinhe a próxima carta',
  right: (count: number) => (count === 1 ? '1 acerto' : `${count} acertos`),
  wrong: 'Palpite errado',
  came: (card: string) => `Saiu ${card}.`,
}

const en: typeof pt = {
  cards: 'Cards of the round',
  now: 'Open card',
  guesses: { higher: 'Higher', lower: 'Lower', same: 'Same' },
  orSame: { higher: 'Higher or same', lower: 'Lower or same' },
  skip: 'Change',
  cashOut: 'Cash out',
  ready: 'Stake and guess the next card',
  right: (count) => (count === 1 ? '1 right guess' : `${count} right guesses`),
  wrong: 'Wrong guess',
  came: (card) => `${card} came.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
