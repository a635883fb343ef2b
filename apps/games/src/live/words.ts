import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Fichas na mesa já valem',
  preparing: 'A mesa está sendo preparada',
  open: (seconds: string) => `Apostas abertas: ${seconds} s`,
  closed: 'Apostas encerradas',
  drawing: 'Sorteando o resultado',
  next: 'A próxima rodada já vai começar',
  turn: (seat: string) => `Vez do lugar ${seat}`,
  severalTurns: 'Vez dos jogadores',
  bet: 'Apostar',
  placing: 'Apostando…',
  placed: 'Apostado',
  removeBet: 'Remover aposta',
  removedBet: 'Aposta removida.',
  sums: (count: number, stake: string) =>
    `${count === 1 ? '1 aposta' : `${count} apostas`} · ${stake}`,
  winners: 'Maiores prêmios da última rodada',
  presenter: 'Apresentadora animada',
  roads: 'Estradas desta mesa',
  noneYet: 'Os resultados desta mesa aparecem aqui. Rodadas anteriores não influenciam a próxima.',
  connectionLost: 'Reconectando… As apostas feitas continuam valendo.',
}

const en: typeof pt = {
  ready: 'Chips count as they land',
  preparing: 'The table is getting ready',
  open: (seconds) => `Bets are open: ${seconds} s`,
  closed: 'No more bets',
  drawing: 'Drawing the result',
  next: 'Next round coming soon',
  turn: (seat) => `Seat ${seat}’s turn`,
  severalTurns: 'Players’ turns',
  bet: 'Bet',
  placing: 'Betting…',
  placed: 'Bets placed',
  removeBet: 'Remove bet',
  removedBet: 'Bet removed.',
  sums: (count, stake) => `${count === 1 ? '1 bet' : `${count} bets`} · ${stake}`,
  winners: 'Biggest wins in the last round',
  presenter: 'Animated presenter',
  roads: 'Roads of this table',
  noneYet: 'Results of this table appear here. Past rounds do not affect the next one.',
  connectionLost: 'Reconnecting… Placed bets remain valid.',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
