import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/lottery-manual.ts'

export const texts = {
  'lotteryManual.title': 'Como jogar nas loterias',
  'lotteryManual.lead':
    'Todas as modalidades de todas as loterias: como escolher, como ganhar, quanto pagam e um exemplo que ganha e outro que não, calculados pelas mesmas regras dos prêmios.',
  'lotteryManual.search': 'Buscar modalidade',
  'lotteryManual.none': 'Nenhuma modalidade com esse nome.',
  'lotteryManual.plays': { one: '{count} modalidade', other: '{count} modalidades' },
  'lotteryManual.howToChoose': 'Como escolher',
  'lotteryManual.howItWins': 'Como ganhar',
  'lotteryManual.prize': 'Prêmio de uma aposta vencedora de {stake}',
  'lotteryManual.atOdds': 'em quota fixa',
  'lotteryManual.refund': 'Valor devolvido',
  'lotteryManual.chooseRow': '{row}: de {min} a {max} de {all}',
  'lotteryManual.chooseExact': '{row}: {min} de {all}',
  'lotteryManual.typed': 'Digite {count} números em cada aposta e separe as apostas com vírgula.',
  'lotteryManual.places': 'Escolha {count} ou mais das {all} posições.',
  'lotteryManual.winning': 'Ganha',
  'lotteryManual.losing': 'Não ganha',
  'lotteryManual.slip': 'Aposta',
  'lotteryManual.drawn': 'Sorteado',
  'lotteryManual.wonStakes': { one: '{count} aposta ganha', other: '{count} apostas ganham' },
  'lotteryManual.noWin': 'nenhuma ganha',
  'lotteryManual.paid':
    'Os prêmios caem no saldo automaticamente. Não é preciso resgatar, e não há prazo.',
  'lotteryManual.results': 'Resultados e tendência',
  'lotteryManual.failed': 'O manual não carregou',
  'lotteryManual.own': 'Prêmios do jeito que você escolher',
  'lotteryManual.ownLead':
    'Você escolhe: o prêmio cheio, ou um prêmio menor e uma parte de cada aposta de volta na hora.',
  'lotteryManual.oddsHead': 'Quota fixa',
  'lotteryManual.noSeries': 'Nesta loteria o prêmio é fixo; não há o que escolher.',
  'lotteryManual.tableLabel': 'Prêmios de {lottery}',
} as const satisfies Record<keyof typeof en, Message>
