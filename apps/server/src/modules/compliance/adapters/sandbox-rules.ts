/** How the sandbox answers. */
export type SandboxCase =
  | 'permitted'
  | 'impeded'
  | 'silent'
  | 'failing'
  | 'unsigned'
  | 'wrong_key'
  | 'replayed'
  | 'other_person'
  | 'stale'
  | 'malformed'
  | 'too_large'

export type SandboxRule = {
  readonly prefix: string
  readonly answers: SandboxCase
  /** The register's code. */
  readonly code?: string
  /** For how long the reason has held, in minutes. */
  readonly sinceMin?: number
  readonly what: string
}

/** By the first three digits of the CPF; every other CPF is permitted. */
export const sandboxRules: readonly SandboxRule[] = [
  {
    prefix: '901',
    answers: 'impeded',
    code: 'AUTOEXCLUSAO_CENTRAL',
    what: 'impedido: autoexclusão central',
  },
  {
    prefix: '902',
    answers: 'impeded',
    code: 'BOLSA_FAMILIA_BPC',
    what: 'impedido: Bolsa Família ou BPC',
  },
  {
    prefix: '903',
    answers: 'impeded',
    code: 'NOVO_DESENROLA',
    what: 'impedido: Novo Desenrola',
  },
  {
    prefix: '904',
    answers: 'impeded',
    code: 'AUTOEXCLUSAO_CENTRAL',
    sinceMin: 120,
    what: 'impedido há duas horas: as apostas desde então são nulas',
  },
  { prefix: '910', answers: 'silent', what: 'não responde' },
  { prefix: '911', answers: 'failing', what: 'responde com o status 503' },
  { prefix: '912', answers: 'unsigned', what: 'responde sem assinatura' },
  { prefix: '913', answers: 'wrong_key', what: 'assina com outra chave' },
  { prefix: '914', answers: 'replayed', what: 'repete a resposta de outra consulta' },
  { prefix: '915', answers: 'other_person', what: 'responde sobre outro CPF' },
  { prefix: '916', answers: 'stale', what: 'responde com a hora de ontem' },
  { prefix: '917', answers: 'malformed', what: 'responde o que ninguém lê' },
  { prefix: '918', answers: 'too_large', what: 'responde mais do que cabe' },
]

export const ruleOf = (cpf: string): SandboxRule | undefined =>
  sandboxRules.find(({ prefix }) => cpf.startsWith(prefix))
