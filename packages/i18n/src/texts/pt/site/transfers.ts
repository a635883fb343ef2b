import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/transfers.ts'

export const texts = {
  'transfers.wallets': 'Suas carteiras',
  'transfers.main': 'Carteira principal',
  'transfers.silent': 'Sem resposta',
  'transfers.share': '{percent} do seu dinheiro',
  'transfers.recall': 'Trazer tudo de volta',
  'transfers.recalled': 'Tudo voltou para a carteira principal.',
  'transfers.recallNothing': 'Não há nada para trazer de volta.',
  'transfers.recallSilent':
    'Um provedor não respondeu. O dinheiro está seguro; tente de novo em instantes.',
  'transfers.amount': 'Valor (R$)',
  'transfers.move': 'Transferir',
  'transfers.sameWallet': 'Uma das duas carteiras precisa ser a principal.',
  'transfers.amountEmpty': 'Informe um valor.',
  'transfers.amountOutside': 'Informe um valor entre R$ 0,01 e {max}.',
  'transfers.done': 'Transferido: {amount}.',
  'transfers.pending':
    'O provedor ainda não confirmou. A transferência será concluída automaticamente; o dinheiro está seguro.',
  'transfers.failed': 'O provedor recusou. O dinheiro ficou onde estava.',
  'transfers.last': 'Últimas transferências',
  'transfers.status.pending': 'Em andamento',
  'transfers.status.done': 'Concluída',
  'transfers.status.failed': 'Recusada',
  'transfers.single': 'Uma carteira para tudo',
  'transfers.singleText':
    'Você tem uma só carteira: todo o saldo vale em todos os jogos, sem precisar transferir nada.',
  'transfers.toRecord': 'Ver o extrato',
  'transfers.notLoaded': 'Suas carteiras não carregaram',
  'transfers.unreached': 'Sem resposta. Tente de novo: nada é transferido duas vezes.',
  'transfers.whom': 'Destinatário',
  'transfers.choose': 'Escolha quem recebe.',
  'transfers.search': 'Buscar por conta ou nome',
  'transfers.search.more':
    'Estas são as primeiras {count} pessoas. Use a busca para achar as outras.',
  'transfers.search.none': 'Ninguém abaixo de você corresponde à busca.',
  'transfers.upline': '{name} (acima de você)',
  'transfers.remark': 'Mensagem (opcional)',
  'transfers.sent': '{amount} enviados para {name}.',
  'transfers.nobody': 'Não há para quem enviar',
  'transfers.turnoverLeft': 'Para enviar dinheiro, você ainda precisa apostar {left}.',
  'transfers.nobodyText': 'Sua conta não tem agente, então não há para quem enviar dinheiro.',
  'transfers.nobodyBelow': 'Sua equipe ainda não tem membros diretos.',
  'transfers.many.whom': 'Destinatários, até {max}',
  'transfers.many.sent': '{total} enviados para {count} pessoas.',
  'transfers.many.total':
    '{total} no total para {count} pessoas. Hoje você ainda pode enviar {left}.',
  'transfers.forbidden': 'Indisponível aqui',
  'transfers.forbiddenText':
    'A lei não permite transferir dinheiro entre pessoas em um site de apostas. Seu saldo é só seu.',
  'transfers.setPassword': 'Primeiro, crie sua senha de pagamento',
  'transfers.setPasswordText': 'Seis números que protegem o dinheiro que sai da sua conta.',
  'transfers.toSecurity': 'Criar agora',
} as const satisfies Record<keyof typeof en, Message>
