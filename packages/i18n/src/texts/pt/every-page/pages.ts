import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/every-page/pages.ts'

export const texts = {
  'page.chat': 'Conversar com o atendimento',
  'page.chatOff': 'O chat não está disponível agora. Escreva para a gente pela ajuda.',
  'page.helpText': 'Escolha um assunto ou fale com a gente.',
  'page.promotionsText': 'Não há promoções no momento.',
  'page.promotionsLead': 'Promoções da casa, com prazo e regras.',
  'page.promotionUntil': 'De {from} a {to}',
  'page.promotionFrom': 'Desde {from}',
  'page.pointsText': 'Não há prêmios para trocar agora.',
  'page.favouritesText': 'Toque no coração de um jogo para guardá-lo aqui.',
  'page.favouritesEmpty': 'Nenhum favorito ainda',
  'page.recentEmpty': 'Nenhum jogo aberto ainda',
  'page.kinds': 'Tipos de jogo',
  'page.recentText': 'Os jogos que você abrir ficam nesta lista.',
  'page.lotteryText': 'Nenhuma loteria está aberta agora.',
  'page.seaLottery': 'Loterias do Sudeste Asiático',
  'page.vnLottery': 'Loterias do Vietnã',
  'page.centerEmpty': 'Ainda não há provedor aqui',
  'page.centerEmptyText': 'Assim que houver um, ele aparece nesta página.',
  'page.providersText': 'Nenhum provedor está disponível agora.',
  'page.offline': 'Você está sem internet',
  'page.offlineText':
    'Seu saldo e suas apostas estão seguros com a gente. Assim que a conexão voltar, você continua de onde parou.',
  'page.unreachable': 'O site não está respondendo',
  'page.unreachableText':
    'Seu aparelho tem conexão: a falha é nossa, não da sua internet. Seu saldo e suas apostas estão seguros, e você continua de onde parou assim que o site responder.',
  'page.toStatus': 'Ver o estado dos serviços',
  'help.subjects': 'Assuntos da ajuda',
  'help.pause': 'Fazer uma pausa ou se autoexcluir',
  'help.search': 'Buscar na ajuda',
  'help.found': { one: '{count} assunto encontrado', other: '{count} assuntos encontrados' },
  'help.nothing': 'Nenhum resultado na ajuda',
  'help.nothingText': 'Tente outra palavra ou fale com a gente.',
} as const satisfies Record<keyof typeof en, Message>
