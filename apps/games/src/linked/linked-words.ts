import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  startedAt: 'Início',
  state: 'Situação',
  number: 'Número da rodada',
  outcome: 'Resultado',
  notOver: 'A rodada ainda não terminou.',
  paidTimes: 'Pagou',
  timesStake: (times: string) => `${times} × a aposta`,
  withoutAmounts: (stake: string) =>
    [
      'Quem enviou este link não mostra valores. A rodada aparece como as mesmas sementes a decidem com a',
      `menor aposta do jogo, ${stake}: o resultado e a prova são os mesmos.`,
    ].join(' '),
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
    paidTimes: 'Paid',
    timesStake: (times) => `${times} × the stake`,
    withoutAmounts: (stake) =>
      [
        'The sender of this link does not show amounts. The round is shown as the same seeds decide it at the',
        `smallest stake of the game, ${stake}: outcome and proof are the same.`,
      ].join(' '),
  },
}
