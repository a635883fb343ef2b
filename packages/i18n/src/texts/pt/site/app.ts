import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/app.ts'

export const texts = {
  'manifest.description':
    'Slots, cassino ao vivo, esportes e loterias. Depósito por Pix, e toda rodada pode ser verificada.',
  'manifest.deposit': 'Depositar por Pix',
  'manifest.screenHome': 'Início com destaques e os jogos mais jogados',
  'manifest.screenList': 'Uma lista de jogos',
  'install.title': 'Instale neste aparelho',
  'install.text': 'Abre pela tela inicial, em tela cheia e sem passar por loja.',
  'install.action': 'Instalar o app',
  'install.done': 'O app está instalado. Procure pelo ícone.',
  'app.open': 'Aponte a câmera para o código ou toque nele.',
  'app.storeInstall': 'Na loja, toque em Instalar e espere terminar.',
  'app.launch': 'Abra o {brand} pelo ícone novo.',
  'app.iosShare': 'No Safari, toque em Compartilhar (o quadrado com a seta para cima).',
  'app.iosAdd': 'Escolha “Adicionar à Tela de Início” e confirme em Adicionar.',
  'app.androidMenu': 'No Chrome, toque no menu de três pontos.',
  'app.androidAdd': 'Escolha “Instalar app” ou “Adicionar à tela inicial” e confirme.',
} as const satisfies Record<keyof typeof en, Message>
