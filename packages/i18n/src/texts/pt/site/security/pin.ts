import type { Message } from '../../../../translate.ts'
import type { pin as en } from '../../../en/site/security/pin.ts'

export const pin = {
  'pin.mode': 'Celular compartilhado',
  'pin.modeOn': 'Ativado: sua conta só depois do seu PIN',
  'pin.modeOff': 'Para um celular que outras pessoas também usam',
  'pin.onTitle': 'Ativar o modo celular compartilhado',
  'pin.changeTitle': 'Trocar o PIN',
  'pin.lead':
    'Antes de um PIN só seu, nada da sua conta aparece e nada pode ser feito com ela: nem saldo, limites, recompensas, histórico ou jogos. Você ainda pode sair ou fazer uma pausa. Ao fechar a aba, este navegador não guarda nada de você: nem buscas, nem nome, nem senha.',
  'pin.label': 'Seu PIN',
  'pin.new': 'Novo PIN (4 a 6 números)',
  'pin.again': 'Repita o novo PIN',
  'pin.wrongShape': 'Digite de 4 a 6 números.',
  'pin.differs': 'Os dois PINs são diferentes.',
  'pin.saved': 'Modo celular compartilhado ativado.',
  'pin.off': 'Desativar o modo celular compartilhado',
  'pin.offLead': 'Sua conta volta a aparecer sem PIN, em qualquer aparelho em que você entrar.',
  'pin.ended': 'Modo celular compartilhado desativado.',
  'pin.coveredTitle': 'Coberto até você digitar o PIN',
  'pin.coveredText':
    'O modo celular compartilhado está ativado: sua conta abre depois do seu PIN. Sem ele, você pode sair ou fazer uma pausa.',
  'pin.enter': 'Digitar o PIN',
  'pin.forgot': 'Esqueci o PIN: usar a minha senha',
} as const satisfies Readonly<Record<keyof typeof en, Message>>
