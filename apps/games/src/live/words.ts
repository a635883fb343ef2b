import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly preparing: string
  readonly open: (seconds: string) => string
  readonly opened: string
  readonly closed: string
  readonly drawing: string
  readonly next: string
  readonly turn: (seat: string) => string
  readonly severalTurns: string
  readonly bet: string
  readonly placing: string
  readonly placed: string
  readonly removeBet: string
  readonly removedBet: string
  readonly notPlaced: string
  readonly sums: (count: number, stake: string) => string
  readonly winners: string
  readonly noWinners: string
  readonly you: string
  readonly presenter: string
  readonly roads: string
  readonly noneYet: string
  readonly rounds: (count: string) => string
  readonly connectionLost: string
  /** Texts for the video that replaces the drawn presenter. */
  readonly video: string
  readonly showVideo: string
  readonly soundOfVideo: string
  readonly videoGone: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Coloque fichas e toque em Apostar antes do fim do tempo',
    preparing: 'A mesa está sendo preparada',
    open: (seconds) => `Apostas abertas: ${seconds} s`,
    opened: 'Apostas abertas.',
    closed: 'Apostas encerradas',
    drawing: 'Sorteando o resultado',
    next: 'A próxima rodada já vai começar',
    turn: (seat) => `Vez do lugar ${seat}`,
    severalTurns: 'Vez dos jogadores',
    bet: 'Apostar',
    placing: 'Apostando…',
    placed: 'Apostado',
    removeBet: 'Remover aposta',
    removedBet: 'Aposta removida.',
    notPlaced: 'O tempo acabou: as fichas que não foram apostadas saíram da mesa.',
    sums: (count, stake) => `${count === 1 ? '1 aposta' : `${count} apostas`} · ${stake}`,
    winners: 'Maiores prêmios da última rodada',
    noWinners: 'Ninguém ganhou na última rodada',
    you: 'você',
    presenter: 'Apresentadora animada',
    roads: 'Estradas desta mesa',
    noneYet:
      'Os resultados desta mesa aparecem aqui. Rodadas anteriores não influenciam a próxima.',
    rounds: (count) => `Últimas ${count} rodadas desta mesa`,
    connectionLost: 'Reconectando… As apostas feitas continuam valendo.',
    video: 'Vídeo ao vivo da mesa',
    showVideo: 'Mostrar o vídeo',
    soundOfVideo: 'Som do vídeo',
    videoGone: 'O vídeo parou. A mesa continua.',
  },
  EN: {
    ready: 'Place your chips and press Bet before time runs out',
    preparing: 'The table is getting ready',
    open: (seconds) => `Bets are open: ${seconds} s`,
    opened: 'Bets are open.',
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
    notPlaced: 'Time is up: chips not bet were removed from the table.',
    sums: (count, stake) => `${count === 1 ? '1 bet' : `${count} bets`} · ${stake}`,
    winners: 'Biggest wins in the last round',
    noWinners: 'No winners in the last round',
    you: 'you',
    presenter: 'Animated presenter',
    roads: 'Roads of this table',
    noneYet: 'Results of this table appear here. Past rounds do not affect the next one.',
    rounds: (count) => `Last ${count} rounds of this table`,
    connectionLost: 'Reconnecting… Placed bets remain valid.',
    video: 'Live table video',
    showVideo: 'Show the video',
    soundOfVideo: 'Video sound',
    videoGone: 'The video stopped. The table continues.',
  },
}
