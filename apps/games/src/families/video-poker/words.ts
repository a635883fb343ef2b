import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Escolha as mãos e dê as cartas',
  hands: 'Mãos',
  fewer: 'Menos mãos',
  more: 'Mais mãos',
  paytable: 'Tabela de pagamentos',
  cards: 'Suas cartas',
  hold: 'segura',
  change: 'troca',
  draw: (count: number) => `Trocar ${count}`,
  keepAll: 'Ficar',
  deal: 'Dar cartas',
  already: (kind: string) => `${kind}: já paga`,
  choose: 'Toque nas cartas que quer segurar',
  paid: (count: number, of: number) => (of === 1 ? '' : `${count} de ${of} mãos pagaram`),
  perHand: (amount: string) => `${amount} por mão`,
  hint: 'Dica da melhor troca',
  hintOff: 'Dica desligada',
  hintIs: (move: string) => `Dica: ${move}`,
  holdNone: 'troque todas',
  holdThese: (cards: string) => `segure ${cards}`,
  advised: 'recomendada pela dica',
}

const en: typeof pt = {
  ready: 'Choose the number of hands and deal',
  hands: 'Hands',
  fewer: 'Fewer hands',
  more: 'More hands',
  paytable: 'Paytable',
  cards: 'Your cards',
  hold: 'held',
  change: 'change',
  draw: (count) => `Change ${count}`,
  keepAll: 'Keep',
  deal: 'Deal',
  already: (kind) => `${kind}: already pays`,
  choose: 'Tap the cards to hold',
  paid: (count, of) => (of === 1 ? '' : `${count} of ${of} hands paid`),
  perHand: (amount) => `${amount} a hand`,
  hint: 'Best hold hint',
  hintOff: 'Hint is off',
  hintIs: (move) => `Hint: ${move}`,
  holdNone: 'discard all',
  holdThese: (cards) => `hold ${cards}`,
  advised: 'recommended hold',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
