import type { agentsRefusals } from '@trevo/contract/refusals/agents.ts'

/** Agents: contracts, teams, links under which members register. */
export const texts = {
  'contract.terms_invalid': 'Estas condições não são válidas. Confira o campo e tente de novo.',
  'contract.tiers_not_rising':
    'A faixa {number} precisa começar acima da anterior, com taxa igual ou maior.',
  'contract.rate_too_high': 'A taxa pode ser de no máximo {max}%.',
  'contract.over_bound':
    'Somando rebates e contratos de todos os tipos, a casa paga no máximo {bound}% de cada aposta. Com os outros contratos em vigor, este pode ter no máximo {max}%.',
  'contract.none_of_own':
    'Para oferecer um contrato deste produto, você precisa primeiro ter o seu assinado.',
  'contract.not_downline': 'Você só pode oferecer contratos a agentes diretamente abaixo de você.',
  'contract.waiting': 'Uma proposta deste contrato ainda aguarda resposta.',
  'contract.unknown': 'Não encontramos este contrato.',
  'contract.answered':
    'Esta proposta já foi respondida ou retirada. Recarregue para ver o contrato.',
  'agent.not_below': 'Esta pessoa não está na sua equipe.',
  'agent.link_code_taken': 'Este nome de canal já está em uso. Escolha outro.',
  'agent.links_full': 'Você já tem {max} links ativos. Encerre um para criar outro.',
  'agent.link_unknown': 'Não encontramos este link.',
  'agent.statement_unknown': 'Não encontramos este demonstrativo.',
  'agent.disputed_already': 'Você já contestou este demonstrativo.',
  'agent.dispute_answered': 'Não há contestação aguardando resposta.',
  'agent.value_not_allowed':
    'Este valor não pode ser concedido. Escolha um da lista: ele só pode subir e fica abaixo do seu.',
  'agent.mode_without_first': 'Conceda o primeiro modo de prêmio deste grupo antes do segundo.',
  'agent.create_not_allowed_here': 'Aqui cada pessoa faz o próprio cadastro: envie um link seu.',
  'agent.quota_used': 'Você já criou {max} contas hoje. Crie outras amanhã ou use um link.',
  'agent.nobody_to_write_to': 'Não há ninguém a quem enviar esta mensagem.',
  'agent.messages_over_limit':
    'Cada mensagem pode ir para até {each} pessoas, e as de um dia, somadas, para até {day}. Escolha menos pessoas ou tente amanhã.',
  'agent.member_unknown': 'Não encontramos um membro com este nome.',
  'agent.move_not_possible':
    'Esta mudança não é possível: o destino precisa ser um agente fora da equipe abaixo, e a data não pode ter passado.',
  'agent.type_unknown': 'Os tipos de agente desta marca são {types}. Escolha um deles.',
  'agent.dispute_none': 'Este extrato não foi contestado.',
  'agent.dispute_decided': 'Esta contestação já foi decidida.',
  'agent.line_unknown': 'O extrato não tem esta linha.',
  'agent.due_above_bound': 'A casa paga no máximo R$ {max} por estas apostas.',
} as const satisfies Record<keyof typeof agentsRefusals, string>
