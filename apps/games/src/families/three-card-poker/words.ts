import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly player: string
  readonly dealer: string
  readonly play: string
  readonly fold: string
  readonly folds: string
  readonly decide: (hand: string) => string
  readonly bonus: string
  readonly pairPlus: string
  readonly paytables: string
  readonly you: (hand: string) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Aposte no ante, em par ou melhor, ou nos dois',
    player: 'Você',
    dealer: 'Banca',
    play: 'Jogar',
    fold: 'Desistir',
    folds: 'perde o ante',
    decide: (hand) => `${hand}: jogar ou desistir?`,
    bonus: 'Bônus do ante',
    pairPlus: 'Par ou melhor',
    paytables: 'Tabelas de pagamento',
    you: (hand) => `Você tem ${hand.toLowerCase()}.`,
  },
  EN: {
    ready: 'Bet on ante, pair plus or both',
    player: 'You',
    dealer: 'Dealer',
    play: 'Play',
    fold: 'Fold',
    folds: 'lose the ante',
    decide: (hand) => `${hand}: play or fold?`,
    bonus: 'Ante bonus',
    pairPlus: 'Pair plus',
    paytables: 'Paytables',
    you: (hand) => `You have ${hand.toLowerCase()}.`,
  },
}
