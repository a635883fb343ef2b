import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  card: 'Raspadinha',
  field: (number: number) => `Campo ${number}`,
  covered: 'coberto',
  revealAll: 'Raspar tudo',
  ready: 'Compre uma raspadinha',
  hint: {
    'match-three': 'Três iguais ganham',
    'find-symbol': 'Ache a figura',
    words: 'Complete as palavras',
  },
  other: 'outra figura',
  nothing: 'Nada desta vez',
  won: (pays: string) => `Prêmio de ${pays}`,
  letters: 'Letras',
  words: 'Palavras da cartela',
  complete: (count: number) => (count === 1 ? '1 palavra completa' : `${count} palavras completas`),
  prizes: 'Prêmios',
}

const en: typeof pt = {
  card: 'Scratch card',
  field: (number) => `Field ${number}`,
  covered: 'covered',
  revealAll: 'Scratch all',
  ready: 'Buy a card',
  hint: {
    'match-three': 'Match three to win',
    'find-symbol': 'Find the symbol',
    words: 'Complete the words',
  },
  other: 'another symbol',
  nothing: 'Nothing this time',
  won: (pays) => `A prize of ${pays}`,
  letters: 'Letters',
  words: 'Words on the card',
  complete: (count) => (count === 1 ? '1 complete word' : `${count} complete words`),
  prizes: 'Prizes',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
