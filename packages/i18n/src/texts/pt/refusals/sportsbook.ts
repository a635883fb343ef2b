/** What a person reads when the sportsbook says no. */
export const texts = {
  'sportsbook.match_unknown': 'Não temos esta partida.',
  'sportsbook.market_closed':
    'A seleção {position} do cupom está suspensa ou encerrada. Remova-a ou aguarde.',
  'sportsbook.odds_changed': 'As odds mudaram. Confira os novos valores e aposte de novo.',
  'sportsbook.slip_invalid': 'Estas seleções não podem ficar juntas neste tipo de aposta.',
  'sportsbook.stake_below_minimum': 'A aposta mínima é de {limit}.',
  'sportsbook.stake_above_limit': 'O valor passa do limite de {limit}. Diminua a aposta.',
  'sportsbook.payout_above_limit':
    'O retorno possível passa do limite de {limit}. Diminua a aposta.',
  'sportsbook.slip_unknown': 'Não encontramos este cupom.',
  'sportsbook.cash_out_closed': 'Esta aposta não pode ser encerrada agora.',
  'sportsbook.cash_out_changed':
    'O valor para encerrar a aposta mudou para {offer}. Confira e aceite de novo.',
  'sportsbook.places_unclear':
    'Informe a partir do primeiro lugar e junte quem divide a mesma posição: A,B=C.',
  'sportsbook.match_state': 'A situação da partida não permite isto agora.',
  'sportsbook.league_unknown': 'Não temos esta liga.',
  'sportsbook.member_unknown': 'Não encontramos um membro com este nome.',
  'sportsbook.limits_invalid':
    'Estes limites se contradizem, ou a margem está abaixo da menor permitida.',
} as const
