import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Faça a sua aposta',
  dealer: 'Banca',
  hand: (number: number) => `Mão ${number}`,
  arc: 'Blackjack paga 3:2',
  arcSmall: 'A banca para em todo 17 · seguro paga 2:1',
  hint: 'Dica da estratégia básica',
  hintOff: 'Dica desligada',
  hintIs: (move: string) => `Dica: ${move.toLowerCase()}`,
  askInsurance: 'A banca tem um ás. Quer seguro?',
  points: (points: number, isSoft: boolean) =>
    isSoft && points < 21 ? `${points - 10}/${points}` : String(points),
  standing: (hand: string, dealer: string) => `${hand}. Banca ${dealer}.`,
  insurance: 'Seguro',
  sideWon: (bet: string, kind: string) => `${bet}: ${kind}`,
}

const en: typeof pt = {
  ready: 'Place your bet',
  dealer: 'Dealer',
  hand: (number) => `Hand ${number}`,
  arc: 'Blackjack pays 3:2',
  arcSmall: 'Dealer stands on every 17 · insurance pays 2:1',
  hint: 'Basic strategy hint',
  hintOff: 'Hint is off',
  hintIs: (move) => `Hint: ${move.toLowerCase()}`,
  askInsurance: 'The dealer shows an ace. Insurance?',
  points: (points, isSoft) => (isSoft && points < 21 ? `${points - 10}/${points}` : String(points)),
  standing: (hand, dealer) => `${hand}. Dealer ${dealer}.`,
  insurance: 'Insurance',
  sideWon: (bet, kind) => `${bet}: ${kind}`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
