import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/vip.ts'

export const texts = {
  'vip.yourLevel': 'Seu nível',
  'vip.next': 'Próximo nível: {name}',
  'vip.highest': 'Você está no nível mais alto.',
  'vip.period': {
    one: 'Apostado no último dia',
    other: 'Apostado nos últimos {count} dias',
  },
  'vip.total': 'Apostado no total',
  'vip.of': '{actual} de {expected}',
  'vip.reached': 'Completo',
  'vip.ladder': 'Todos os níveis',
  'vip.here': 'Você está aqui',
  'vip.start': 'Nível inicial',
  'vip.asks': '{period} em {days} dias e {total} no total',
  'vip.pays': '{upgrade} uma vez, {month} em cada mês com apostas, rebate +{rebate}%',
  'vip.birthday': '{amount} no aniversário, uma vez por ano',
  'vip.birthdayNote':
    'O presente de aniversário é o do nível em que você está no dia, conforme a data de nascimento em Minha conta; quem nasceu em 29 de fevereiro recebe no dia 28 nos outros anos.',
  'vip.note':
    'O nível mostra quanto você já apostou: apostas liquidadas e, de cada uma, a parte que podia ser perdida. Os prêmios do nível ficam na central de prêmios, sem requisito de aposta, e são bem menores do que o nível exige em apostas. Jogue para se divertir, nunca para subir de nível.',
  'vip.none': 'Não há níveis VIP aqui',
  'vip.noneText': 'Esta marca não tem níveis VIP no momento.',
  'vip.loading': 'Carregando seu nível',
  'vip.failed': 'Não conseguimos carregar seu nível',
} as const satisfies Record<keyof typeof en, Message>
