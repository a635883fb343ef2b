import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/support.ts'

export const texts = {
  'consent.title': 'Sua privacidade',
  'consent.text':
    'Usamos cookies necessários para o site funcionar. Com a sua permissão, medimos também quais páginas são visitadas, para melhorar. Nada disso muda o jogo ou o seu saldo.',
  'consent.accept': 'Aceitar medição',
  'consent.refuse': 'Só o necessário',
  'consent.more': 'Saber mais',
  'consent.nowOn': 'A medição de visitas está ligada.',
  'consent.nowOff': 'A medição de visitas está desligada.',
  'consent.saved': 'Sua escolha está guardada.',
} as const satisfies Record<keyof typeof en, Message>
