import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/office/loyalty.ts'

export const texts = {
  'loyalty.which': 'Qual fila',
  'loyalty.tab.redemptions': 'Trocas de pontos',
  'loyalty.tab.referrals': 'Indicações retidas',
  'loyalty.noRedemptions': 'Nenhuma troca espera.',
  'loyalty.noReferrals': 'Nenhuma indicação retida.',
  'loyalty.item': 'Item da loja',
  'loyalty.points': 'Pontos',
  'loyalty.reais': 'R$',
  'loyalty.staked': 'Apostado, R$',
  'loyalty.friend': 'Amigo',
  'loyalty.why': 'Por que está retida',
  'loyalty.sentTo': 'Enviar para',
  'loyalty.phone': 'Telefone',
  'loyalty.approve': 'Aprovar',
  'loyalty.reject': 'Recusar',
  'loyalty.done.approve': 'Aprovado',
  'loyalty.done.reject': 'Recusado, nada foi retido',
  'loyalty.right.decide': 'Fidelidade é decidida pelo CRM e pela chefia de operações.',
  'loyalty.held.sameDocument': 'mesmo CPF',
  'loyalty.held.samePayee': 'mesmo recebedor',
  'loyalty.held.sameDevice': 'mesmo aparelho',
  'loyalty.held.sameAddress': 'mesma rede',
  'loyalty.held.tooFast': 'muitas em uma hora',
  'loyalty.held.oppositeBets': 'apostas opostas',
} as const satisfies Readonly<Record<keyof typeof en, Message>>
