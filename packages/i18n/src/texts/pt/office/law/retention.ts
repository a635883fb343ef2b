import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/office/law/retention.ts'

/** Por quanto tempo se guarda cada tabela, e por quê. */
export const texts = {
  'retention.lead': 'Tabelas com dados pessoais. Registros: {years} anos ({article})',
  'retention.tables': 'Tabelas',
  'retention.none': 'Nenhuma tabela com estes filtros.',
  'retention.table': 'Tabela',
  'retention.because': 'Motivo da guarda',
  'retention.because.records': 'Registros da lei',
  'retention.because.account': 'Conta, e os anos depois dela',
  'retention.because.work': 'Até o trabalho terminar',
  'retention.because.asked': 'Até a pessoa apagar',
  'retention.countedFrom': 'Anos contados de',
  'retention.erased': 'Linhas apagadas',
  'retention.ranAt': 'Última execução',
} as const satisfies Readonly<Record<keyof typeof english, Message>>
