/** What a person reads when the sportsbook says no. */
export const texts = {
  'sportsbook.match_unknown': 'Não temos esta partida.',
  'sportsbook.market_closed':
    'A opção {position} do bilhete está suspensa ou encerrada. Retire-a ou espere.',
  'sportsbook.odds_changed': 'As odds mudaram. Confira os novos valores e aposte de novo.',
  'sportsbook.slip_invalid': 'Estas escolhas não podem ficar juntas neste tipo de aposta.',
  'sportsbook.stake_below_minimum': 'A aposta mínima é de {limit}.',
  'sportsbook.stake_above_limit': 'Isto passa do limite de {limit}. Diminua a aposta.',
  'sportsbook.payout_above_limit':
    'O retorno possível passa do limite de {limit}. Diminua a aposta.',
  'sportsbook.slip_unknown': 'Não encontramos este bilhete.',
  'sportsbook.cash_out_closed': 'O cash-out deste bilhete não está disponível agora.',
  'sportsbook.cash_out_changed':
    'O valor do cash-out mudou para {offer}. Confira e aceite de novo.',
  'sportsbook.places_unclear':
    'Informe primeiro o primeiro lugar e junte quem divide a mesma posição: A,B=C.',
  'sportsbook.match_state': 'A partida não permite isto agora.',
  'sportsbook.other_operator_needed': 'Outro operador precisa decidir o mesmo.',
} as const
