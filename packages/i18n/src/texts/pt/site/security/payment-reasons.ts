import type { Message } from '../../../../translate.ts'
import type { paymentReasons as en } from '../../../en/site/security/payment-reasons.ts'

export const paymentReasons = {
  'cashier.reason.unknown_charge': 'Ele não pertence a nenhum depósito seu.',
  'cashier.reason.already_paid':
    'Este depósito já estava pago; o segundo pagamento será devolvido.',
  'cashier.reason.late': 'Ele chegou depois que o código expirou.',
  'cashier.reason.amount_differs': 'O valor é diferente do valor deste depósito.',
  'cashier.reason.payer_unknown': 'O banco ainda não informou quem pagou.',
  'cashier.reason.limit_reached':
    'Passou do limite de depósito que você escolheu. O dinheiro voltou para quem pagou.',
  'cashier.reason.payer_differs':
    'Ele veio de uma conta com outro CPF. Pague de uma conta com o CPF do seu cadastro; se ele estiver errado, fale com o atendimento.',
  'cashier.reason.member_blocked': 'Os depósitos estão bloqueados na sua conta.',
  'cashier.reason.account_closed': 'A conta já estava encerrada quando ele chegou.',
} as const satisfies Readonly<Record<keyof typeof en, Message>>
