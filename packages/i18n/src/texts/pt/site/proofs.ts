import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/proofs.ts'

export const texts = {
  'proofs.title': 'As contas fecham',
  'proofs.lead':
    'A cada hora todos os lançamentos são somados de novo, um por um. Aqui estão os últimos dois dias.',
  'proofs.sound': 'Tudo fecha',
  'proofs.broken': 'Uma diferença foi encontrada e está sendo verificada',
  'proofs.last': 'Última prova em {at}',
  'proofs.none': 'A primeira prova está a caminho',
  'proofs.noneText': 'Uma é feita a cada hora. Volte daqui a pouco.',
  'proofs.accounts': 'Contas',
  'proofs.entries': 'Lançamentos',
  'proofs.archived': 'Desses, no arquivo',
  'proofs.archivedMonths': {
    one: '{count} mês está no arquivo. Seus lançamentos estão em arquivos lacrados; o que cada conta teve nele também foi somado.',
    other:
      '{count} meses estão no arquivo. Seus lançamentos estão em arquivos lacrados; o que cada conta teve neles também foi somado.',
  },
  'proofs.total': 'Soma de todas as contas',
  'proofs.what': 'O que é conferido',
  'proofs.what1':
    'Os lançamentos de cada movimentação somam zero: o que sai de uma conta chega em outra, até o centésimo de centavo.',
  'proofs.what2': 'Cada saldo é a soma dos seus lançamentos, sem nenhum faltando no meio.',
  'proofs.what3':
    'Todas as contas juntas, as suas e as nossas, somam zero: nenhum dinheiro surgiu nem sumiu.',
  'proofs.what4':
    'Ninguém fica abaixo de zero, e dinheiro reservado pertence a uma reserva com nome.',
  'proofs.what5': 'Uma conta com diferença é apontada, e suas saídas param até alguém verificar.',
  'proofs.how': 'Como conferir você mesmo',
  'proofs.how1':
    'Baixe seu extrato em CSV. Cada linha traz o saldo depois dela: saldo anterior mais valor dá o saldo seguinte, linha por linha, até o saldo que aparece no alto do site.',
  'proofs.how2':
    'Cada rodada tem a própria prova: abra em suas apostas e deixe o navegador recalcular.',
  'proofs.how3': 'Os números desta página como dados: {path}',
  'proofs.list': 'Provas dos últimos dois dias',
  'proofs.at': 'Quando',
  'proofs.result': 'Resultado',
  'proofs.ok': 'Tudo certo',
  'proofs.problems': { one: '{count} diferença', other: '{count} diferenças' },
  'proofs.toRecord': 'Ir para o seu extrato',
  'proofs.toTicket': 'Conferir um bilhete de loteria',
  'proofs.toResults': 'Resultados e tendências das loterias',
  'proofs.failed': 'As provas não carregaram',
  'proofs.failedText': 'Confira sua conexão e tente de novo.',
} as const satisfies Record<keyof typeof en, Message>
