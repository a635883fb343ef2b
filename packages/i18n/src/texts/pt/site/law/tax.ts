import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/site/law/tax.ts'

/** Prêmios líquidos de um ano, o comprovante e o que ele muda na declaração. */
export const texts = {
  'tax.lead':
    'Os prêmios líquidos de apostas são tributados uma vez por ano. Aqui estão os seus, somando todas as marcas desta empresa, contados aposta por aposta.',
  'tax.notDue': 'Esta marca não é obrigada a emitir comprovante de prêmios.',
  'tax.year': 'Ano {year}',
  'tax.state.running': 'Em curso: valores até agora',
  'tax.state.waiting': 'Encerrado: comprovante em preparo',
  'tax.state.ready': 'Comprovante pronto',
  'tax.dueOn': 'Seu comprovante fica pronto até {day}.',
  'tax.nature.sports': 'Esportes',
  'tax.nature.games': 'Jogos on-line',
  'tax.nature.lottery': 'Loterias',
  'tax.byNature': 'Por tipo de aposta',
  'tax.byYear': 'Anos',
  'tax.kind': 'Tipo de aposta',
  'tax.stakes': 'Apostas',
  'tax.net': 'Resultado',
  'tax.netPrizes': 'Prêmios líquidos',
  'tax.band': 'Faixa isenta',
  'tax.taxable': 'Acima da faixa',
  'tax.tax': 'Imposto de {rate}',
  'tax.statement': 'Seu ComprovaBet',
  'tax.version': 'Versão {version}',
  'tax.correctionOf': 'Correção, versão {version}',
  'tax.madeAt': 'emitida em {at}',
  'tax.partial': 'Valores até agora, não definitivos',
  'tax.print': 'Comprovante de {year}, versão {version}, PDF',
  'tax.printPartial': 'Valores de {year} até agora, PDF',
  'tax.counted': 'Apostas contadas até {at}.',
  'tax.assistant': 'O que isso muda na minha declaração?',
  'tax.notAdvice':
    'Esta página explica os valores em palavras simples. Não é orientação tributária: na dúvida, fale com um contador ou com a Receita Federal.',
  'tax.ask.others': 'Você apostou em outras empresas em {year}?',
  'tax.ask.no': 'Não, só aqui',
  'tax.answer.none':
    'Por estes valores, você terminou o ano sem prêmios líquidos. Sobre as apostas daqui não há imposto.',
  'tax.answer.belowBand':
    'Seus prêmios líquidos de {net} ficam abaixo da faixa isenta de {band}. Sobre as apostas daqui não há imposto.',
  'tax.answer.due':
    'Seus prêmios líquidos de {net} passam {taxable} da faixa isenta de {band}. Com a alíquota de {rate}, o imposto é de {tax}.',
  'tax.answer.running': 'O ano ainda não acabou: o valor muda a cada aposta até 31 de dezembro.',
  'tax.answer.others':
    'Cada empresa entrega o próprio ComprovaBet. Some os resultados aos daqui por tipo de aposta: uma perda lá reduz prêmios do mesmo tipo aqui. A faixa vale uma vez para tudo junto, então a soma pode ser tributada mesmo que cada empresa fique abaixo dela.',
  'tax.declare': 'O que declarar',
  'tax.declare.net':
    'Os prêmios líquidos do ano por tipo de aposta, como no comprovante, com o nome e o CNPJ da empresa.',
  'tax.declare.tax':
    'O imposto sobre o que passa da faixa. Cabe a você pagar: nada foi retido aqui.',
  'tax.declare.balance':
    'O saldo da sua conta aqui em 31 de dezembro, em bens e direitos, se a sua declaração lista saldos.',
  'tax.omit': 'O que não declarar como prêmio',
  'tax.omit.deposits': 'Depósitos e saques: são o seu próprio dinheiro indo e vindo.',
  'tax.omit.stakes': 'Apostas devolvidas: já foram descontadas dos valores.',
  'tax.omit.single':
    'Prêmios isolados: a lei olha o resultado do ano por tipo de aposta, não uma aposta só.',
  'tax.omit.losses':
    'Perdas de um tipo contra prêmios de outro, ou perdas de outro ano: a lei não permite.',
} as const satisfies Record<keyof typeof english, Message>
