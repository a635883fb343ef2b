import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/status.ts'

export const texts = {
  'status.lead':
    'Como cada parte do site está funcionando, minuto a minuto, pelas nossas próprias medições. Sem retoque.',
  'status.failed': 'Não conseguimos falar com os nossos servidores',
  'status.failedText':
    'A falha é nossa, não da sua internet. Seu saldo e suas apostas estão guardados; tente de novo em instantes.',
  'status.failedOffline':
    'Seu aparelho está sem internet agora. O estado aparece quando a conexão voltar.',
  'status.whole.working': 'Tudo o que medimos está funcionando',
  'status.whole.slow': 'Parte do site está lenta',
  'status.whole.down': 'Parte do site não está funcionando',
  'status.whole.off': 'Parte do site está em manutenção',
  'status.whole.unknown': 'Não temos medições recentes',
  'status.wholeText.working': 'Nenhuma falha em andamento.',
  'status.wholeText.slow': 'Resolver é com a gente, e já estamos cuidando disso.',
  'status.wholeText.down': 'Resolver é com a gente, e vem antes de tudo até voltar.',
  'status.wholeText.off': 'Desligamos de propósito e religamos assim que terminar.',
  'status.wholeText.unknown': 'Sem medição não dizemos que está tudo bem.',
  'status.unknownParts': {
    one: '{count} parte está sem dados agora.',
    other: '{count} partes estão sem dados agora.',
  },
  'status.answered': 'Visto às {at}; muda a cada minuto.',
  'status.parts': 'Partes do site',
  'status.vendors': 'Provedores de jogos',
  'status.part.site': 'O site',
  'status.part.deposits': 'Depósitos por Pix',
  'status.part.withdrawals': 'Saques por Pix',
  'status.part.lottery': 'Sorteios das loterias',
  'status.part.sports': 'Partidas e odds',
  'status.part.vendor': 'Provedor de jogos',
  'status.state.working': 'Funcionando',
  'status.state.slow': 'Lento',
  'status.state.down': 'Fora do ar',
  'status.state.off': 'Em manutenção',
  'status.state.unknown': 'Sem dados',
  'status.median.deposits': 'Metade dos Pix caiu no saldo em até {time}.',
  'status.median.withdrawals': 'Metade dos saques foi paga em até {time} do pedido.',
  'status.median.lottery': 'Metade dos sorteios saiu em até {time} depois da hora.',
  'status.median.vendor': 'Metade dos jogos abriu em até {time}.',
  'status.good.site': 'Pelo menos um servidor funcionou no último minuto.',
  'status.good.sports': 'Todas as partidas à venda têm notícia da fonte.',
  'status.late.deposits': '{percent}% passaram de {limit}.',
  'status.late.withdrawals': '{percent}% passaram do prazo.',
  'status.late.lottery': '{percent}% atrasaram mais de {limit}.',
  'status.late.sports': '{percent}% das partidas à venda estão sem notícia da fonte.',
  'status.late.vendor': '{percent}% das aberturas demoraram mais de {limit} ou não abriram.',
  'status.late.site': '{percent}% do último minuto sem nenhum servidor.',
  'status.waitingLate': {
    one: '{written} saque pago fora do prazo ou esperando além dele.',
    other: '{written} saques pagos fora do prazo ou esperando além dele.',
  },
  'status.nothing': 'Nada a medir nos últimos {time}.',
  'status.answers': 'Sem movimento nos últimos {time}, e a instituição de pagamento responde.',
  'status.last': 'Última medição: {at}.',
  'status.never': 'Ainda não foi medido.',
  'status.days': 'Últimos 30 dias',
  'status.daysOf': {
    one: '{part}, últimos 30 dias: {good} sem falha, {bad} com falha, {count} sem dados',
    other: '{part}, últimos 30 dias: {good} sem falha, {bad} com falha, {count} sem dados',
  },
  'status.daysShort': {
    one: '{good} de {count} dia medido sem falha',
    other: '{good} de {count} dias medidos sem falha',
  },
  'status.daysNone': 'Nenhum dia medido',
  'status.from': 'há 30 dias',
  'status.to': 'até hoje',
  'status.day': '{day}: {state}. {measured} min medidos, {bad} com falha.',
  'status.incidents': 'Falhas dos últimos 30 dias',
  'status.noIncidents': 'Nenhuma falha registrada nos últimos 30 dias.',
  'status.incident.slow': '{part}: lentidão',
  'status.incident.down': '{part}: fora do ar',
  'status.since': 'Desde {at}, em andamento',
  'status.between': 'De {from} a {until}, {time}',
  'status.fault.ours': 'Falha nossa.',
  'status.fault.institution': 'Falha na instituição de pagamento.',
  'status.fault.vendor': 'Falha no provedor.',
  'status.fault.network': 'Falha na rede fora dos nossos servidores.',
  'status.fault.other': 'Falha de outra origem.',
  'status.how': 'Como medimos',
  'status.how.site':
    'O site: um minuto conta como fora do ar se nenhum dos nossos servidores funcionou nele.',
  'status.how.deposits':
    'Depósitos: do pagamento na instituição até o crédito no saldo. Em dia até {limit}.',
  'status.how.withdrawals':
    'Saques: do pedido até o pagamento. Em dia dentro do prazo da lei, ou em {limit} onde ela não fixa um.',
  'status.how.lottery': 'Sorteios: os que o nosso programa faz, em dia até {limit} depois da hora.',
  'status.how.sports':
    'Partidas: cada uma à venda nas próximas 24 horas precisa de notícia da fonte a tempo.',
  'status.how.vendor':
    'Provedores: a abertura de um jogo precisa ser atendida pelo provedor em {limit}.',
  'status.how.incident':
    'Uma falha começa no primeiro de {opens} minutos ruins seguidos e termina no primeiro de {closes} minutos bons seguidos. O que não foi medido aparece sem dados, nunca como funcionando.',
  'status.credits': 'Quando falhamos, você recebe um crédito',
  'status.credits.lead':
    'Quem foi atingido por uma falha recebe o crédito uma vez por falha, na central de recompensas. Ninguém precisa pedir.',
  'status.credits.for.deposits':
    'Depósitos: seu Pix foi pago durante a falha e caiu no saldo depois do prazo.',
  'status.credits.for.withdrawals':
    'Saques: seu saque passou do prazo prometido durante a falha. Não vale se ele esperava uma resposta sua ou foi recusado.',
  'status.credits.for.vendor':
    'Provedores: um jogo do provedor que você abriu durante a falha não abriu no prazo.',
  'status.credits.terms':
    'Falha de {time} ou mais: até {amount} por falha e até {monthMax} por mês. Vale desde {since}.',
  'status.credits.bounds':
    'O crédito é dinheiro de verdade, sem exigência de apostas. Ele sai da reserva das recompensas, {share} do que você já apostou: quem apostou pouco pode receber menos. Contas autoexcluídas, bloqueadas ou encerradas não recebem.',
  'status.credit.of': 'Crédito de até {amount} para quem foi atingido.',
  'status.credit.name': 'Falha em {part}, {day}, {time}',
} as const satisfies Record<keyof typeof en, Message>
