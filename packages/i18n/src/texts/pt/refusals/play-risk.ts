import type { playRiskRefusals } from '@trevo/contract/refusals/law/play-risk.ts'

export const texts = {
  'play_risk.unknown': 'Não encontramos esta pessoa.',
  'play_risk.nothing_proposed': 'Esta proposta já acabou. Recarregue a página para ver o que vale.',
  'play_risk.nothing_to_review': 'Não há decisão pendente aqui: outro operador decidiu antes.',
  'play_risk.next_look': 'Escolha o dia da próxima análise, a partir de amanhã e em até 90 dias.',
  'play_risk.contacts_invalid': 'Cada contato precisa de um código só seu.',
  'play_risk.contacts_changed':
    'Os contatos mudaram enquanto isso. Recarregue a página e faça a alteração de novo.',
  'play_risk.contacts_needed': 'É preciso manter pelo menos um contato com telefone ou endereço.',
} as const satisfies Record<keyof typeof playRiskRefusals, string>
