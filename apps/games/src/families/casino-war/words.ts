import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly player: string
  readonly dealer: string
  readonly war: string
  readonly surrender: string
  readonly half: (amount: string) => string
  readonly tied: string
  readonly cards: (player: string, dealer: string) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'A carta mais alta vence',
    player: 'Você',
    dealer: 'Banca',
    war: 'Ir à guerra',
    surrender: 'Render-se',
    half: (amount) => `recebe ${amount}`,
    tied: 'Empate: guerra ou rendição?',
    cards: (player, dealer) => `Você ${player}, banca ${dealer}.`,
  },
  EN: {
    ready: 'The higher card wins',
    player: 'You',
    dealer: 'Dealer',
    war: 'Go to war',
    surrender: 'Surrender',
    half: (amount) => `get ${amount}`,
    tied: 'A tie: war or surrender?',
    cards: (player, dealer) => `You ${player}, dealer ${dealer}.`,
  },
}
