import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Faça as suas apostas',
  totals: 'Soma',
  triples: 'Trinca exata',
  doubles: 'Par',
  pairs: 'Dupla',
  singles: 'Número',
  singleOdds: (odds: readonly string[]) => `em 1, 2 ou 3 dados: ${odds.join(' · ')}`,
  short: {
    small: 'Pequeno',
    big: 'Grande',
    odd: 'Ímpar',
    even: 'Par',
    'any-triple': 'Qualquer trinca',
  } as Readonly<Record<string, string>>,
  dice: (dice: string, total: number) => `Dados ${dice}, soma ${total}.`,
  total: (total: number) => `soma ${total}`,
  last: 'Últimas somas',
}

const en: typeof pt = {
  ready: 'Place your bets',
  totals: 'Total',
  triples: 'Exact triple',
  doubles: 'Double',
  pairs: 'Pair',
  singles: 'Number',
  singleOdds: (odds) => `on 1, 2 or 3 dice: ${odds.join(' · ')}`,
  short: { small: 'Small', big: 'Big', odd: 'Odd', even: 'Even', 'any-triple': 'Any triple' },
  dice: (dice, total) => `Dice ${dice}, total ${total}.`,
  total: (total) => `total ${total}`,
  last: 'Last totals',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
