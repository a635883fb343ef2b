import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/office/law/tax.ts'

/** Comprovantes anuais de prêmios líquidos. */
export const texts = {
  'tax.statements': 'Comprovantes',
  'tax.none': 'Nenhum comprovante com estes filtros.',
  'tax.view.due': 'Com imposto a pagar',
  'tax.view.corrected': 'Corrigidos',
  'tax.username': 'Nome de usuário',
  'tax.ofYear': 'Ano {year}, prazo {day}',
  'tax.open': 'Os comprovantes saem dez minutos depois que o razão do ano é contado.',
  'tax.late': 'Fora do prazo',
  'tax.inTime': 'No prazo',
  'tax.counted': 'Livro-razão contado até {at}',
  'tax.cpf': 'CPF',
  'tax.net': 'Prêmios líquidos',
  'tax.taxable': 'Acima da faixa',
  'tax.tax': 'Imposto',
  'tax.taxAt': 'Imposto de {rate}',
  'tax.band': 'Faixa isenta',
  'tax.made': 'Emissão',
  'tax.nature.sports': 'Esportes',
  'tax.nature.games': 'Jogos on-line',
  'tax.nature.lottery': 'Loterias',
  'tax.result': 'Resultado',
  'tax.byNature': 'Por tipo de aposta',
  'tax.versions': 'Versões',
  'tax.accounts': 'Contas aqui',
  'tax.brandCount': {
    one: 'A pessoa tem conta em {count} marca da empresa.',
    other: 'A pessoa tem conta em {count} marcas da empresa.',
  },
  'tax.hash': 'SHA-256 dos valores',
  'tax.runs': 'Execuções do ano',
  'tax.run.yearly': 'Comprovantes do ano',
  'tax.run.asked': 'Nova comparação por {operator}: {reason}',
  'tax.run.under': 'Em andamento: {accounts} contas',
  'tax.run.done': '{accounts} contas, {made} comprovantes, {corrected} deles correções',
  'tax.compare': 'Comparar de novo',
  'tax.compareMeans':
    'Cada comprovante do ano é comparado outra vez com o livro-razão. Onde os valores mudarem, a pessoa recebe uma nova versão; as anteriores são mantidas.',
  'tax.comparing': 'O ano está em comparação',
} as const satisfies Readonly<Record<keyof typeof english, Message>>
