import type { Message } from '../../../../translate.ts'
import type { pin as en } from '../../../en/site/security/pin.ts'

export const pin = {
  'pin.mode': 'Celular compartilhado',
  'pin.modeOn': 'Ativado: saldo e histórico depois do seu PIN',
  'pin.modeOff': 'Para um celular que outras pessoas também usam',
  'pin.onTitle': 'Ativar o modo celular compartilhado',
  'pin.changeTitle': 'Trocar o PIN',
  'pin.lead':
    'Saldo, histórico e jogos só aparecem depois de um PIN só seu. Ao fechar a aba, este navegador não guarda nada de você: nem buscas, nem nome, nem senha.',
  'pin.label': 'Seu PIN',
  'pin.new': 'Novo PIN (4 a 6 números)',
  'pin.again': 'Repita o novo PIN',
  'pin.wrongShape': 'Digite de 4 a 6 números.',
  'pin.differs': 'Os dois PINs são diferentes.',
  'pin.saved': 'Modo celular compartilhado ativado.',
  'pin.off': 'Desativar o modo celular compartilhado',
  'pin.offLead':
    'Saldo e histórico voltam a aparecer sem PIN, em qualquer aparelho em que você entrar.',
  'pin.ended': 'Modo celular compartilhado desativado.',
  'pin.coveredTitle': 'Coberto até você digitar o PIN',
  'pin.coveredText':
    'Você ativou o modo celular compartilhado: saldo e histórico aparecem depois do seu PIN.',
  'pin.enter': 'Digitar o PIN',
  'pin.forgot': 'Esqueci o PIN: usar a minha senha',
} as const satisfies Readonly<Record<keyof typeof en, Message>>
