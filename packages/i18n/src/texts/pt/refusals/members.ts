import type { memberRefusals } from '@trevo/contract/refusals/members.ts'

/** Frases para o que operadores fazem com jogadores. */
export const texts = {
  'member.unknown': 'Não existe essa conta nesta marca.',
  'member.is_trial': 'Este é o usuário de teste da marca, que não pertence a ninguém.',
  'member.too_many_tags': 'Uma conta pode ter no máximo {max} etiquetas. Remova alguma antes.',
  'member.block_end': 'O fim do bloqueio precisa estar no futuro, em até cinco anos.',
  'member.not_blocked': 'Nenhuma dessas permissões está bloqueada por um operador.',
  'member.contact_invalid': 'Este e-mail ou telefone não está completo.',
  'member.contact_same': 'A conta já tem este contato, e ele está confirmado.',
  'member.not_closed': 'Esta conta está aberta.',
  'member.reopen_too_late':
    'Uma conta encerrada pode ser reaberta em até 30 dias; esta, até {until}.',
  'member.has_newer_account':
    'Esta pessoa tem uma conta mais nova nesta marca e só pode ter uma. A conta encerrada continua encerrada.',
  'member.type_unknown': 'A marca não tem esse tipo. Possíveis: {types}.',
  'member.type_same': 'A conta já é deste tipo.',
  'member.has_team': 'Este agente tem pessoas abaixo. Transfira-as antes.',
} as const satisfies Readonly<Record<keyof typeof memberRefusals, string>>
