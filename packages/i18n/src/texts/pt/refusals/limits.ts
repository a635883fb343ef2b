import type { limitsRefusals } from '@trevo/contract/refusals/limits.ts'

/** As `limits`, in the Portuguese people speak in Brazil. */
export const texts = {
  'limit.reached':
    'Você chegou a um limite que escolheu. Em Limites você vê quanto resta e quando abre.',
  'limit.check_due': 'Antes de continuar, veja como foi o jogo até aqui e responda.',
  'limit.elsewhere':
    'Com limites, não dá para levar dinheiro à carteira de um fornecedor: lá não podemos contá-los.',
  'limit.period_unknown': 'Este limite não existe para este período.',
  'limit.value_unknown': 'Escolha um valor em reais e centavos ou um número inteiro.',
  'limit.above_longer': 'O limite de um período não pode passar do limite de um período maior.',
  'limit.required': 'Aqui é preciso ter um limite de perda e um de tempo.',
  'limit.missing':
    'Antes de apostar ou depositar, escolha quanto você aceita perder e quanto tempo quer jogar.',
  'limit.already_set': 'Você já tem este limite. Para mudar, abra Limites.',
  'limit.nothing_waits': 'Nenhum aumento está pendente.',
  'limit.not_open': 'Este aumento abre {opens}. Até lá, fica como está.',
  'limit.not_lower': 'Só dá para baixar este limite. Hoje vale {value}.',
  'session_contract.looser':
    'Esta sessão já tem hora para acabar e perda máxima. Até lá, só dá para diminuir.',
  'vault.full': 'O cofre guarda no máximo {max} partes por vez. Espere uma voltar.',
} as const satisfies Record<keyof typeof limitsRefusals, string>
