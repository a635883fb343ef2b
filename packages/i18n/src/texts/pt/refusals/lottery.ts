/** What a person reads when a lottery says no. */
export const texts = {
  'lottery.game_unknown': 'Não temos esta loteria.',
  'lottery.draw_unknown': 'Este sorteio não existe.',
  'lottery.draw_closed': 'As vendas do sorteio {numero} estão encerradas. Escolha o próximo.',
  'lottery.slip_invalid': 'O item {position} do bilhete não é válido: {reason}.',
  'lottery.slip_too_large': 'O bilhete é grande demais. Divida-o em vários pedidos.',
  'lottery.amount_differs':
    'O pedido soma {amount}, diferente do que a página mostrou. Tente novamente.',
  'lottery.series_not_allowed': 'Escolha uma série entre {min} e {max}.',
  'lottery.stake_above_limit': 'Isto passa do limite de {limit}. Diminua a aposta.',
  'lottery.prize_above_limit':
    'O prêmio poderia passar de {limit}, o máximo que pagamos. Diminua a aposta.',
  'lottery.line_closed':
    'Não aceitamos mais apostas em {lines} neste sorteio. Escolha outros números.',
  'lottery.order_unknown': 'Não encontramos este pedido.',
  'lottery.not_cancellable':
    'Este bilhete já não pode ser cancelado. Os de uma sequência são cancelados do último para trás, antes de seus sorteios fecharem.',
  'lottery.result_invalid': 'Estes não são números desta loteria.',
  'lottery.result_differs':
    'Estes não são os números que o primeiro operador digitou. As duas entradas foram retiradas.',
  'lottery.other_operator_needed': 'Outro operador também precisa fazer isto.',
  'lottery.draw_state': 'O sorteio não está em um estado para isto.',
  'lottery.prize_unknown': 'Este prêmio não existe.',
  'lottery.change_unknown': 'Esta mudança não existe.',
  'lottery.change_state': 'Esta mudança já vale ou foi retirada.',
  'lottery.change_day': 'Escolha um dia de {from} a {until}.',
  'lottery.change_invalid': 'A mudança não é válida: {reason}.',
  'lottery.change_waiting': 'O mesmo já vai mudar nesse dia. Retire primeiro aquela mudança.',
  'lottery.draw_staked':
    'O sorteio {numero} está à venda ou já tem apostas, e não aconteceria mais no seu horário. Escolha um dia posterior.',
  'lottery.saved_unknown': 'Este jogo guardado não existe mais.',
  'lottery.too_many_saved': 'Você já guarda 50 jogos. Remova um para guardar outro.',
  'lottery.shared_not_offered': 'Esta loteria não tem bolões.',
  'lottery.shared_unknown': 'Este bolão não existe.',
  'lottery.shares_taken': 'Este bolão só tem mais {left} cotas livres.',
  'lottery.shares_invalid':
    'O preço do bilhete não se divide em tantas cotas iguais. Escolha outro número de cotas.',
} as const
