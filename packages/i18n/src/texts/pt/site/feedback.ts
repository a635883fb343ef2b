import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/feedback.ts'

export const texts = {
  'feedback.lead': 'Conte o que aconteceu ou o que podemos melhorar. Lemos todas as mensagens.',
  'feedback.type': 'Assunto',
  'feedback.type1': 'Problemas com depósito',
  'feedback.type2': 'Problemas com saque',
  'feedback.type3': 'Problemas com jogo',
  'feedback.type4': 'Problemas com o atendimento',
  'feedback.type6': 'Quero ser agente',
  'feedback.type0': 'Outro assunto',
  'feedback.content': 'Descrição',
  content_length: 'O texto deve ter entre {0} e {1} caracteres',
  'feedback.count': '{characters}/{max} caracteres · {words}',
  'feedback.words': { one: '{count} palavra', other: '{count} palavras' },
  'feedback.sender': 'E-mail ou celular (opcional)',
  'feedback.senderHint': 'Para podermos responder.',
  'feedback.captcha': 'Código da imagem',
  'feedback.isEmpty': '{fields} está vazio',
  'feedback.sent': 'Recebemos sua mensagem',
  'feedback.sentText': 'Anote o número {reference}. Com ele o atendimento encontra sua mensagem.',
} as const satisfies Record<keyof typeof en, Message>
