import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/proofs.ts'

export const texts = {
  'proofs.lead':
    'A cada hora, todos os lançamentos são somados de novo, um por um. Veja os últimos dois dias.',
  'proofs.sound': 'As contas fecham',
  'proofs.broken': 'Encontramos uma diferença e estamos verificando',
  'proofs.last': 'Última verificação em {at}',
  'proofs.none': 'A primeira verificação ainda não terminou',
  'proofs.noneText': 'Fazemos uma a cada hora. Volte daqui a pouco.',
  'proofs.accounts': 'Contas',
  'proofs.entries': 'Lançamentos',
  'proofs.archived': 'Destes, arquivados',
  'proofs.archivedMonths': {
    one: '{count} mês foi arquivado. Os lançamentos ficam em arquivos assinados, e o que cada conta movimentou nele também foi somado.',
    other:
      '{count} meses foram arquivados. Os lançamentos ficam em arquivos assinados, e o que cada conta movimentou neles também foi somado.',
  },
  'proofs.total': 'Soma de todas as contas',
  'proofs.what': 'O que é verificado',
  'proofs.what1':
    'Os lançamentos de cada movimentação somam zero: o que sai de uma conta chega em outra, até o centésimo de centavo.',
  'proofs.what2': 'Cada saldo é a soma dos seus lançamentos, sem faltar nenhum.',
  'proofs.what3':
    'Todas as contas juntas, as suas e as nossas, somam zero: nenhum dinheiro surgiu nem sumiu.',
  'proofs.what4':
    'Nenhuma conta de jogador fica abaixo de zero, e todo dinheiro reservado tem uma reserva identificada.',
  'proofs.what5':
    'Uma conta com diferença é sinalizada, e suas saídas ficam bloqueadas até alguém verificar.',
  'proofs.how': 'Como verificar você mesmo',
  'proofs.how1':
    'Baixe seu extrato em CSV. Cada linha traz o saldo depois dela: saldo anterior mais valor dá o saldo seguinte, linha por linha, até o saldo que aparece no topo do site.',
  'proofs.how2':
    'Cada rodada tem a própria prova: abra em Minhas apostas e deixe o navegador recalcular.',
  'proofs.how3': 'Os números desta página como dados: {path}',
  'proofs.list': 'Verificações dos últimos dois dias',
  'proofs.result': 'Resultado',
  'proofs.ok': 'Tudo certo',
  'proofs.problems': { one: '{count} diferença', other: '{count} diferenças' },
  'proofs.toRecord': 'Ver meu extrato',
  'proofs.toResults': 'Resultados e tendências das loterias',
  'proofs.failed': 'As verificações não carregaram',
} as const satisfies Record<keyof typeof en, Message>
