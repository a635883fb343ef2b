import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly hands: string
  readonly fewer: string
  readonly more: string
  readonly paytable: string
  readonly cards: string
  readonly hold: string
  readonly change: string
  readonly draw: (count: number) => string
  readonly keepAll: string
  readonly deal: string
  readonly already: (kind: string) => string
  readonly choose: string
  readonly paid: (count: number, of: number) => string
  readonly nothing: string
  readonly perHand: (amount: string) => string
  readonly hint: string
  readonly hintOff: string
  readonly hintIs: (move: string) => string
  readonly holdNone: string
  readonly holdThese: (cards: string) => string
  readonly advised: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Escolha as mãos e dê as cartas',
    hands: 'Mãos',
    fewer: 'Menos mãos',
    more: 'Mais mãos',
    paytable: 'Tabela de pagamentos',
    cards: 'Suas cartas',
    hold: 'segura',
    change: 'troca',
    draw: (count) => `Trocar ${count}`,
    keepAll: 'Ficar',
    deal: 'Dar cartas',
    already: (kind) => `${kind}: já paga`,
    choose: 'Toque nas cartas que quer segurar',
    paid: (count, of) => (of === 1 ? '' : `${count} de ${of} mãos pagaram`),
    nothing: 'Sem prêmio',
    perHand: (amount) => `${amount} por mão`,
    hint: 'Dica da melhor troca',
    hintOff: 'Dica desligada',
    hintIs: (move) => `Dica: ${move}`,
    holdNone: 'troque todas',
    holdThese: (cards) => `segure ${cards}`,
    advised: 'recomendada pela dica',
  },
  EN: {
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
    nothing: 'No prize',
    perHand: (amount) => `${amount} a hand`,
    hint: 'Best hold hint',
    hintOff: 'Hint is off',
    hintIs: (move) => `Hint: ${move}`,
    holdNone: 'discard all',
    holdThese: (cards) => `hold ${cards}`,
    advised: 'recommended hold',
  },
}
