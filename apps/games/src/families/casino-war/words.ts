import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'A carta mais alta vence',
  player: 'Você',
  dealer: 'Banca',
  war: 'Ir à guerra',
  surrender: 'Render-se',
  half: (amount: string) => `recebe ${amount}`,
  tied: 'Empate: guerra ou rendição?',
  cards: (player: string, dealer: string) => `Você ${player}, banca ${dealer}.`,
}

const en: typeof pt = {
  ready: 'The higher card wins',
  player: 'You',
  dealer: 'Dealer',
  war: 'Go to war',
  surrender: 'Surrender',
  half: (amount) => `get ${amount}`,
  tied: 'A tie: war or surrender?',
  cards: (player, dealer) => `You ${player}, dealer ${dealer}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
