import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/support.ts'

export const texts = {
  'consent.title': 'Sua privacidade',
  'consent.text':
    'Usamos os cookies necessários para o site funcionar. Com a sua permissão, também medimos quais páginas são visitadas, para melhorar o site. Nada disso muda o jogo ou o seu saldo.',
  'consent.accept': 'Aceitar medição',
  'consent.refuse': 'Só o necessário',
  'consent.more': 'Saber mais',
  'consent.nowOn': 'A medição de visitas está ativada.',
  'consent.nowOff': 'A medição de visitas está desativada.',
  'consent.saved': 'Sua escolha foi salva.',
} as const satisfies Record<keyof typeof en, Message>
