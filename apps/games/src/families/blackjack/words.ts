import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly dealer: string
  readonly hand: (number: number) => string
  readonly arc: string
  readonly arcSmall: string
  readonly hint: string
  readonly hintOff: string
  readonly hintIs: (move: string) => string
  readonly askInsurance: string
  readonly points: (points: number, isSoft: boolean) => string
  readonly standing: (hand: string, dealer: string) => string
  readonly insurance: string
  readonly sideWon: (bet: string, kind: string) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Faça a sua aposta',
    dealer: 'Banca',
    hand: (number) => `Mão ${number}`,
    arc: 'Blackjack paga 3:2',
    arcSmall: 'A banca para em todo 17 · seguro paga 2:1',
    hint: 'Dica da estratégia básica',
    hintOff: 'Dica desligada',
    hintIs: (move) => `Dica: ${move.toLowerCase()}`,
    askInsurance: 'A banca tem um ás. Quer seguro?',
    points: (points, isSoft) =>
      isSoft && points < 21 ? `${points - 10}/${points}` : String(points),
    standing: (hand, dealer) => `${hand}. Banca ${dealer}.`,
    insurance: 'Seguro',
    sideWon: (bet, kind) => `${bet}: ${kind}`,
  },
  EN: {
    ready: 'Place your bet',
    dealer: 'Dealer',
    hand: (number) => `Hand ${number}`,
    arc: 'Blackjack pays 3:2',
    arcSmall: 'Dealer stands on every 17 · insurance pays 2:1',
    hint: 'Basic strategy hint',
    hintOff: 'Hint is off',
    hintIs: (move) => `Hint: ${move.toLowerCase()}`,
    askInsurance: 'The dealer shows an ace. Insurance?',
    points: (points, isSoft) =>
      isSoft && points < 21 ? `${points - 10}/${points}` : String(points),
    standing: (hand, dealer) => `${hand}. Dealer ${dealer}.`,
    insurance: 'Insurance',
    sideWon: (bet, kind) => `${bet}: ${kind}`,
  },
}
