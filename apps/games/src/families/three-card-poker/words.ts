import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Aposte no ante, em par ou melhor, ou nos dois',
  player: 'Você',
  dealer: 'Banca',
  play: 'Jogar',
  fold: 'Desistir',
  folds: 'perde o ante',
  decide: (hand: string) => `${hand}: jogar ou desistir?`,
  bonus: 'Bônus do ante',
  pairPlus: 'Par ou melhor',
  paytables: 'Tabelas de pagamento',
  you: (hand: string) => `Você tem ${hand.toLowerCase()}.`,
}

const en: typeof pt = {
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
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
