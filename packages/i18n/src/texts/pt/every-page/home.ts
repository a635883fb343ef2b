import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/every-page/home.ts'

export const texts = {
  'home.title': 'Trevo: slots, loterias e jogos ao vivo com Pix na hora',
  'home.description':
    'Jogue slots com resultado verificável, loterias e jogos ao vivo em português ou inglês. Deposite por Pix em segundos.',
  'home.banners': 'Destaques',
  'home.banner': 'Destaque {number} de {count}',
  'home.pause': 'Pausar os destaques',
  'home.play': 'Retomar os destaques',
  'home.jackpot': 'Jackpot',
  'home.jackpotPools': 'Ver os jackpots',
  'home.winners': 'Últimos prêmios',
  'home.noWinners': 'Nenhum prêmio nas últimas 24 horas.',
  'home.invite': 'Indique e ganhe',
  'home.inviteText': 'Chame os amigos para jogar',
  'home.bonusText': 'Veja o que espera por você',
  'home.vip': 'VIP',
  'home.vipText': 'Veja seu nível e suas vantagens',
  'home.quick': 'Atalhos',
  'home.hot': 'Em alta',
  'home.seeAll': 'Ver tudo',
  'home.previous': 'Anterior',
  'home.next': 'Próximo',
} as const satisfies Record<keyof typeof en, Message>
