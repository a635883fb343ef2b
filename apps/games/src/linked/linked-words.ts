import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  startedAt: 'Início',
  state: 'Situação',
  number: 'Número da rodada',
  outcome: 'Resultado',
  notOver: 'A rodada ainda não terminou.',
}

/** The texts of the page of a linked round, kept separate from the game's texts, which every game loads first. */
export const linkedWords: InEachLanguage<typeof pt> = {
  PT: pt,
  EN: {
    startedAt: 'Started',
    state: 'Status',
    number: 'Round number',
    outcome: 'Outcome',
    notOver: 'This round has not finished yet.',
  },
}
