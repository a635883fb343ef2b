import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/play.ts'

export const texts = {
  'play.trialTitle': 'É preciso uma conta de verdade',
  'play.createAccount': 'Criar minha conta',
  'play.demoNote': 'Dinheiro fictício: nada é apostado, nada é pago, nada fica registrado.',
  'play.forMoney': 'Jogar com dinheiro de verdade',
  'play.noDemo': 'Este jogo não tem demonstração',
  'play.noDemoText': 'Nada foi apostado. Há outros jogos com demonstração.',
  'play.lobby': 'Lobby',
  'play.backToLobby': 'Voltar ao lobby',
  'play.session': 'Tempo neste jogo',
  'play.fullScreen': 'Tela cheia',
  'play.ownWindow': 'Abrir em outra janela',
  'play.wholePage': 'Abrir em página inteira',
  'play.windowBlocked': 'O navegador bloqueou a nova janela. Permita janelas deste site.',
  'play.leaveFullScreen': 'Sair da tela cheia',
  'play.opening': 'Abrindo o jogo…',
  'play.stillOpening': 'O jogo está demorando. Sua conexão pode estar lenta.',
  'play.frameTitle': 'Jogo {name}',
  'play.failed': 'O jogo não abriu',
  'play.failedText': 'Nada foi apostado. Confira sua conexão e tente de novo.',
  'play.maintenance': 'Este jogo está em manutenção',
  'play.maintenanceText': 'Estamos cuidando dele. Escolha outro por enquanto.',
  'play.stopping': 'Termine a rodada: novas não abrem até ele voltar.',
  'play.turn': 'Vire o celular: o jogo foi desenhado para ele em pé.',
  'play.playSideways': 'Jogar deitado mesmo',
  'play.unknownText': 'O link pode ser antigo. Há muitos outros no lobby.',
  'play.roundOpen': 'Uma rodada de outro jogo ainda está aberta',
  'play.roundOpenText':
    'Volte àquele jogo e termine: a rodada continua lá. Ou espere três minutos depois da sua última aposta nela: este jogo então abre, e a rodada não se perde.',
  'play.roundOpenIn': 'Sua rodada em {game} ainda está aberta',
  'play.roundOpenInText':
    'Volte a {game} e termine a rodada. Se você não fizer nada, este jogo abre às {time}, e a rodada não se perde: ela espera por você lá e, sem resposta, termina pela regra do jogo.',
  'play.backToGame': 'Voltar a {game}',
  'play.busy': 'O jogo está ocupado',
  'play.busyText': 'Nada foi apostado. Tente de novo daqui a pouco.',
  'play.excluded': 'Sua conta está em pausa',
  'play.excludedText':
    'Nada foi apostado. Durante a pausa nenhum jogo abre, mas você pode entrar e sacar.',
  'play.guest': 'Entre para jogar',
  'play.guestText': 'O jogo abre assim que você entrar.',
  'play.otherTab': 'Você abriu um jogo em outra janela',
  'play.otherTabText':
    'Só dá para jogar um jogo por vez: este foi fechado para você jogar o outro.',
  'play.playHere': 'Jogar aqui',
  'play.sessionEnded': 'Sua sessão terminou',
} as const satisfies Record<keyof typeof en, Message>
