import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/inbox.ts'

export const texts = {
  'inbox.unread': { one: '{count} mensagem não lida', other: '{count} mensagens não lidas' },
  'inbox.allRead': 'Você leu tudo',
  'inbox.readAll': 'Marcar tudo como lido',
  'inbox.new': 'Não lida',
  'inbox.loading': 'Carregando suas mensagens',
  'inbox.failed': 'Não conseguimos carregar suas mensagens',
  'inbox.none': 'Nenhuma mensagem ainda',
  'inbox.noneText':
    'Avisamos aqui quando um depósito cair, um saque for pago ou algo precisar de você.',
  'inbox.more': 'Mostrar mensagens mais antigas',
  'inbox.delete': 'Apagar',
  'inbox.deleted': 'Mensagem apagada',
  'inbox.open.deposit': 'Ver o depósito',
  'inbox.open.withdrawal': 'Ver o saque',
  'inbox.open.contract': 'Abrir a central do agente',
  'inbox.writtenBy': 'Enviada por {name}, não pela casa. Nunca informe sua senha a ninguém.',
  'inbox.open.agent': 'Ver o seu agente',
  'inbox.open.team': 'Responder',
  'inbox.open.play': 'Ver como você joga',
  'inbox.open.account': 'Ver o motivo',
  'inbox.open.lottery': 'Ver meus bilhetes',
  'inbox.off': 'As mensagens não estão disponíveis aqui',
  'inbox.offText': 'Esta marca está sem caixa de mensagens no momento.',
} as const satisfies Record<keyof typeof en, Message>
