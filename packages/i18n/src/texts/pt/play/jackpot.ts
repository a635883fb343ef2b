import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/jackpot.ts'

export const texts = {
  'jackpot.pools': 'Jackpots progressivos',
  'jackpot.illustration': 'Valor ilustrativo: não é pago',
  'jackpot.mustHitBy': 'Sai até {amount}',
  'jackpot.proofOf': '{name}: como verificar',
  'jackpot.fill': '{share} de cada aposta vai para o prêmio',
  'jackpot.wonToast': 'Você ganhou o jackpot: {amount}!',
  'jackpot.proofLead':
    'Uma parte de cada aposta vai para um fundo separado. O valor em que ele é pago fica definido antes que alguém jogue por ele: publicamos o SHA-256 desse valor com um prêmio de antecedência, e a rodada que leva o fundo entra no sorteio seguinte. Ninguém escolhe um conhecendo o outro.',
  'jackpot.runs': '{name}: acumulado de {amount}, sai entre {seed} e {mustHitBy}',
  'jackpot.commitment': 'Hash publicado antes',
  'jackpot.salt': 'Sal: a rodada do prêmio anterior',
  'jackpot.secret': 'Segredo revelado',
  'jackpot.wonAt': '{name} ganhou {amount} em {at}',
  'jackpot.right': 'Recalculado aqui: confere',
  'jackpot.wrong': 'Recalculado aqui: não confere',
  'jackpot.checking': 'Recalculando…',
  'jackpot.noneWon': 'Nenhum foi pago ainda.',
} as const satisfies Record<keyof typeof en, Message>
