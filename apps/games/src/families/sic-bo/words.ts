import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly totals: string
  readonly triples: string
  readonly doubles: string
  readonly pairs: string
  readonly singles: string
  readonly singleOdds: (odds: readonly string[]) => string
  readonly short: Readonly<Record<string, string>>
  readonly dice: (dice: string, total: number) => string
  readonly total: (total: number) => string
  readonly last: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Faça as suas apostas',
    totals: 'Soma',
    triples: 'Trinca exata',
    doubles: 'Par',
    pairs: 'Dupla',
    singles: 'Número',
    singleOdds: (odds) => `em 1, 2 ou 3 dados: ${odds.join(' · ')}`,
    short: {
      small: 'Pequeno',
      big: 'Grande',
      odd: 'Ímpar',
      even: 'Par',
      'any-triple': 'Qualquer trinca',
    },
    dice: (dice, total) => `Dados ${dice}, soma ${total}.`,
    total: (total) => `soma ${total}`,
    last: 'Últimas somas',
  },
  EN: {
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
  },
}
