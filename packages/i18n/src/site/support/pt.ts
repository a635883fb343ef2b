import type { Message } from '../../translate.ts'
import type { supportEn } from './en.ts'

export const supportPt = {
  'consent.title': 'Sua privacidade',
  'consent.text':
    'Usamos cookies necessários para o site funcionar. Com a sua permissão, medimos também quais páginas são visitadas, para melhorar. Nada disso muda o jogo ou o seu saldo.',
  'consent.accept': 'Aceitar medição',
  'consent.refuse': 'Só o necessário',
  'consent.more': 'Saber mais',
  'consent.nowOn': 'A medição de visitas está ligada.',
  'consent.nowOff': 'A medição de visitas está desligada.',
  'consent.saved': 'Sua escolha está guardada.',
  'app.open': 'Aponte a câmera para o código ou toque nele.',
  'app.storeInstall': 'Na loja, toque em Instalar e espere terminar.',
  'app.launch': 'Abra o {brand} pelo ícone novo.',
  'app.iosShare': 'No Safari, toque em Compartilhar (o quadrado com a seta para cima).',
  'app.iosAdd': 'Escolha “Adicionar à Tela de Início” e confirme em Adicionar.',
  'app.androidMenu': 'No Chrome, toque no menu de três pontos.',
  'app.androidAdd': 'Escolha “Instalar app” ou “Adicionar à tela inicial” e confirme.',
} as const satisfies Record<keyof typeof supportEn, Message>
