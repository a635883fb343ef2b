import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/jackpot.ts'

export const texts = {
  'jackpot.pools': 'Jackpots progressivos',
  'jackpot.illustration': 'Ilustração: nada é pago deste valor',
  'jackpot.mustHitBy': 'Sai até {amount}',
  'jackpot.proofOf': '{name}: como se prova',
  'jackpot.fill': '{share} de cada aposta vai para ele',
  'jackpot.wonToast': 'Você ganhou o jackpot: {amount}!',
  'jackpot.proofTitle': 'Jackpots progressivos',
  'jackpot.proofLead':
    'Uma parte de cada aposta enche um fundo próprio nas contas. O ponto em que ele sai é fixado antes que alguém jogue por ele: publicamos o SHA-256 com um prêmio de antecedência, e a rodada que leva o fundo entra no próximo sorteio. Ninguém escolhe um conhecendo o outro.',
  'jackpot.runs': '{name}: tem {amount}, sai entre {seed} e {mustHitBy}',
  'jackpot.commitment': 'Compromisso',
  'jackpot.salt': 'Sal: a rodada que o levou antes',
  'jackpot.secret': 'Segredo revelado',
  'jackpot.wonAt': '{name} ganhou {amount} em {at}',
  'jackpot.right': 'Sorteado de novo aqui: confere',
  'jackpot.wrong': 'Sorteado de novo aqui: não confere',
  'jackpot.checking': 'Sorteando de novo…',
  'jackpot.noneWon': 'Nenhum saiu ainda.',
} as const satisfies Record<keyof typeof en, Message>
