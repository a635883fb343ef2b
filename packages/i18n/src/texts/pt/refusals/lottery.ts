/** What a person reads when a lottery says no. */
export const texts = {
  'lottery.game_unknown': 'Não temos esta loteria.',
  'lottery.draw_unknown': 'Este concurso não existe.',
  'lottery.draw_closed': 'As apostas do concurso {numero} estão encerradas. Escolha o próximo.',
  'lottery.slip_invalid': 'O item {position} da aposta não é válido: {reason}.',
  'lottery.slip_too_large': 'A aposta é grande demais. Divida-a em vários pedidos.',
  'lottery.amount_differs':
    'O pedido soma {amount}, diferente do que a página mostrou. Tente de novo.',
  'lottery.series_not_allowed':
    'Este prêmio não é mais oferecido assim. Escolha de novo entre prêmio e rebate.',
  'lottery.stake_above_limit': 'O valor passa do limite de {limit}. Diminua a aposta.',
  'lottery.prize_above_limit':
    'O prêmio poderia passar de {limit}, o máximo que pagamos. Diminua a aposta.',
  'lottery.line_closed':
    'Não aceitamos mais apostas em {lines} neste concurso. Escolha outros números.',
  'lottery.order_unknown': 'Não encontramos este pedido.',
  'lottery.not_cancellable':
    'Este bilhete não pode mais ser cancelado. Os de uma teimosinha são cancelados do último para o primeiro, antes de cada concurso fechar.',
  'lottery.result_invalid': 'Estes não são números desta loteria.',
  'lottery.draw_state': 'A situação do concurso não permite isto.',
  'lottery.prize_unknown': 'Este prêmio não existe.',
  'lottery.change_unknown': 'Esta mudança não existe.',
  'lottery.change_state': 'Esta mudança já está em vigor ou foi retirada.',
  'lottery.change_day': 'Escolha um dia de {from} a {until}.',
  'lottery.change_invalid': 'A mudança não é válida: {reason}.',
  'lottery.change_waiting': 'Já há uma mudança igual marcada para esse dia. Retire-a primeiro.',
  'lottery.draw_staked':
    'O concurso {numero} está à venda ou já tem apostas e sairia do horário. Escolha um dia posterior.',
  'lottery.code_taken': 'O código {code} já está em uso. Escolha outro.',
  'lottery.return_out_of_bounds':
    'Devolveria {return}% das apostas. O permitido é de {lowest}% a {highest}%.',
  'lottery.series_missing': 'Defina primeiro as séries de {group}: elas dão o preço das apostas.',
  'lottery.ticket_unknown': 'Não encontramos este bilhete.',
  'lottery.saved_unknown': 'Este jogo salvo não existe mais.',
  'lottery.too_many_saved': 'Você já tem 50 jogos salvos. Remova um para salvar outro.',
  'lottery.shared_not_offered': 'Esta loteria não tem bolões.',
  'lottery.shared_unknown': 'Este bolão não existe.',
  'lottery.shares_taken': 'Restam só {left} cotas livres neste bolão.',
  'lottery.instant_unknown': 'Esta raspadinha não existe.',
  'lottery.instant_closed': 'As vendas desta edição terminaram. A próxima já está à venda.',
  'lottery.instant_left': 'Restam só {left} bilhetes desta edição.',
  'lottery.shares_invalid':
    'O preço do bilhete não se divide em tantas cotas iguais. Escolha outro número de cotas.',
} as const
