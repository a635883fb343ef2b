import type { agentsRefusals } from '@trevo/contract/refusals/agents.ts'

/** Contracts between agents. */
export const texts = {
  'contract.terms_invalid': 'Estas condições não são possíveis. Confira o campo e tente de novo.',
  'contract.tiers_not_rising':
    'A faixa {number} precisa começar acima da anterior, com taxa igual ou maior.',
  'contract.rate_too_high': 'A taxa pode ser de no máximo {max}%.',
  'contract.none_of_own':
    'Para oferecer um contrato deste produto, primeiro você precisa ter o seu assinado.',
  'contract.not_downline': 'Você só pode oferecer contratos a agentes diretamente abaixo de você.',
  'contract.waiting': 'Um pedido deste contrato ainda espera resposta.',
  'contract.unknown': 'Não encontramos este contrato.',
  'contract.answered': 'Este pedido já foi respondido ou retirado. Recarregue para ver o contrato.',
} as const satisfies Record<keyof typeof agentsRefusals, string>
