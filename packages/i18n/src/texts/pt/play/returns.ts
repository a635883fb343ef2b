import type { Message } from '../../../translate.ts'

/** The public page of the measured returns, and their labels. */
export const texts = {
  'returns.lead':
    'Quanto cada jogo e cada loteria devolveu de verdade nos últimos 30 dias, ao lado do que declara. Só dinheiro real.',
  'returns.failed': 'Não foi possível carregar os retornos',
  'returns.none': 'Ainda não há nada medido',
  'returns.noneText': 'Os retornos aparecem aqui depois das primeiras rodadas encerradas.',
  'returns.counted': 'Contado {at}; rodadas novas entram em até dez minutos.',
  'returns.title': 'Título',
  'returns.measured': 'Medido',
  'returns.declared': 'Declarado',
  'returns.limits': 'Esperado pelo acaso',
  'returns.rounds': { one: '{written} rodada', other: '{written} rodadas' },
  'returns.draws': { one: '{written} sorteio', other: '{written} sorteios' },
  'returns.orders': { one: '{written} compra', other: '{written} compras' },
  'returns.range': '{lowest} a {highest}',
  'returns.undeclared': 'Não informado',
  'returns.verdict.above': 'acima',
  'returns.verdict.below': 'abaixo',
  'returns.verdict.inside': 'como esperado',
  'returns.verdict.few': 'Poucas rodadas para avaliar',
  'returns.verdict.undeclared': 'Sem valor para comparar',
  'returns.allInside': {
    one: 'O único título com rodadas suficientes está na faixa esperada',
    other: 'Os {count} títulos com rodadas suficientes estão na faixa esperada',
  },
  'returns.someOutside': {
    one: '{count} de {of} títulos está fora da faixa esperada',
    other: '{count} de {of} títulos estão fora da faixa esperada',
  },
  'returns.worst':
    'O mais distante: {name}, com {measured} medidos em {rounds} rodadas e {declared} declarados.',
  'returns.how': 'Como é medido',
  'returns.how1':
    'O retorno medido é tudo o que foi pago dividido por tudo o que foi apostado em rodadas encerradas. Nas loterias entram também empates devolvidos, rebates e a parte dos agentes.',
  'returns.how2':
    'A faixa esperada é onde ficam 99 de cada 100 títulos honestos depois de tantas rodadas: larga no começo, mais estreita a cada rodada. Por isso, cerca de um título em cem fica fora dela por acaso. Ela aparece a partir de 1.000 rodadas; na loteria, cada sorteio vale uma rodada, e nas raspadinhas, cada compra.',
  'returns.how3': 'O jogo é aleatório: o retorno medido não diz nada sobre a sua próxima rodada.',
  'returns.check': 'Confira você mesmo',
  'returns.checkText':
    'Todos os números desta página vêm das somas diárias que publicamos em {path}. Seu navegador pode recalcular tudo agora, ou você pode salvar as somas.',
  'returns.recalculate': 'Recalcular',
  'returns.save': 'Salvar as somas',
  'returns.right': 'Recalculado: todos os retornos e faixas desta página estão certos.',
  'returns.wrong':
    'Recalculado: pelo menos um número é diferente. Recarregue a página: rodadas novas podem ter entrado.',
  'returns.label': 'Retorno medido, 30 dias',
  'returns.promo.label': 'Medido nos últimos 30 dias',
  'returns.promo.all': 'Ver todas as medições',
  'returns.promo.title': 'Promoções',
  'returns.promo.lead':
    'Quanto cada promoção deu e pagou de verdade nos últimos 30 dias, ao lado do que o regulamento promete.',
  'returns.promo.none': 'Nenhuma promoção deu prêmios nesses dias.',
  'returns.promo.counted': 'Contado {at}; prêmios novos entram em até dez minutos.',
  'returns.promo.how':
    'Um bônus conta quando acaba: apostado por completo, vencido, cancelado ou desistido. A faixa mostra onde está, com 99% de confiança, a parte verdadeira dos bônus concluídos: com poucos bônus, ela é larga. O valor declarado é o do regulamento de hoje. Pontos, rodadas grátis e bilhetes contam pelo valor que foi dado. Seu navegador calcula tudo com as somas diárias de {path}.',
  'returns.promo.save': 'Salvar as somas das promoções',
  'returns.promo.given': 'Valor médio de um prêmio',
  'returns.promo.bonusGiven': 'Valor médio de um bônus recebido',
  'returns.promo.declared': 'Regulamento: {amount} · {count} medidos',
  'returns.promo.upTo': 'até {most}',
  'returns.promo.paid': 'Virou dinheiro, por bônus encerrado',
  'returns.promo.ifComplete': 'Regulamento: {amount}, se apostado por completo',
  'returns.promo.completed': 'Bônus apostados por completo',
  'returns.promo.ofEnded': '{completed} de {ended} · faixa: {range}',
  'returns.promo.wagered': 'Apostas que contaram, por bônus encerrado',
  'returns.promo.required': 'Regulamento: {amount}',
} as const satisfies Record<string, Message>
