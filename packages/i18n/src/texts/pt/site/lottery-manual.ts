import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/lottery-manual.ts'

export const texts = {
  'lotteryManual.title': 'Como jogar nas loterias',
  'lotteryManual.lead':
    'Todas as modalidades de todas as loterias: como escolher, como ganha, quanto paga, e um exemplo que ganha e um que não, calculados pelas regras que pagam.',
  'lotteryManual.game': 'Loteria',
  'lotteryManual.search': 'Buscar modalidade',
  'lotteryManual.none': 'Nenhuma modalidade com esse nome.',
  'lotteryManual.plays': { one: '{count} modalidade', other: '{count} modalidades' },
  'lotteryManual.howToChoose': 'Como escolher',
  'lotteryManual.howItWins': 'Como ganha',
  'lotteryManual.prize': 'Prêmio de uma aposta de {stake} que ganha',
  'lotteryManual.atSeries': 'na série {series}',
  'lotteryManual.atOdds': 'por cotação',
  'lotteryManual.refund': 'Valor devolvido',
  'lotteryManual.chooseRow': '{row}: de {min} a {max} de {all}',
  'lotteryManual.chooseExact': '{row}: {min} de {all}',
  'lotteryManual.typed':
    'Digite, com {count} números em cada aposta, uma depois da outra com vírgula.',
  'lotteryManual.places': 'Escolha {count} ou mais de {all} posições.',
  'lotteryManual.winning': 'Ganha',
  'lotteryManual.losing': 'Não ganha',
  'lotteryManual.slip': 'Aposta',
  'lotteryManual.drawn': 'Sorteado',
  'lotteryManual.stakes': { one: '{count} aposta', other: '{count} apostas' },
  'lotteryManual.wonStakes': { one: '{count} aposta ganha', other: '{count} apostas ganham' },
  'lotteryManual.noWin': 'nada ganha',
  'lotteryManual.paid': 'Os prêmios entram no saldo sozinhos. Não há o que resgatar nem prazo.',
  'lotteryManual.results': 'Resultados e tendência',
  'lotteryManual.failed': 'O manual não carregou',
  'lotteryManual.failedText': 'Confira sua conexão e tente de novo.',
  'lotteryManual.own': 'Prêmios na sua série',
  'lotteryManual.ownLead':
    'Uma série maior paga prêmios maiores; uma menor devolve mais de cada aposta. 2.000 seria exatamente justa.',
  'lotteryManual.series': 'Série',
  'lotteryManual.rebate': 'Devolvido de cada aposta',
  'lotteryManual.play': 'Modalidade',
  'lotteryManual.prizeHead': 'Prêmio',
  'lotteryManual.oddsHead': 'Por cotação',
  'lotteryManual.noSeries': 'Esta loteria paga por cotação; não há série para escolher.',
  'lotteryManual.tableLabel': 'Prêmios de {lottery}',
} as const satisfies Record<keyof typeof en, Message>
