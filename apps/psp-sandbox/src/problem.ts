/** Error types of API Pix 2.9.0 that this institution can give, with their HTTP status. */
export const problemStatus = {
  RequisicaoInvalida: 400,
  NaoAutorizado: 401,
  AcessoNegado: 403,
  NaoEncontrado: 404,
  PermanentementeRemovido: 410,
  ErroInternoDoServidor: 500,
  ServicoIndisponivel: 503,
  CobNaoEncontrado: 404,
  CobOperacaoInvalida: 400,
  CobConsultaInvalida: 400,
  CobVNaoEncontrado: 404,
  CobVOperacaoInvalida: 400,
  CobVConsultaInvalida: 400,
  PixNaoEncontrado: 404,
  PixConsultaInvalida: 400,
  PixDevolucaoInvalida: 400,
  PixDevolucaoNaoEncontrada: 404,
  WebhookOperacaoInvalida: 400,
  WebhookNaoEncontrado: 404,
  PagamentoNaoEncontrado: 404,
  PagamentoOperacaoInvalida: 400,
  ChaveNaoEncontrada: 404,
} as const

export type ProblemType = keyof typeof problemStatus
export type Violation = { razao: string; propriedade: string; valor?: string }

/** An expected refusal of the institution, sent as `application/problem+json` (RFC 7807). */
export class Problem extends Error {
  readonly type: ProblemType
  readonly violations: readonly Violation[]

  constructor(type: ProblemType, detail: string, violations: readonly Violation[] = []) {
    super(detail)
    this.type = type
    this.violations = violations
  }
}

const titles: Partial<Record<ProblemType, string>> = {
  RequisicaoInvalida: 'Requisição inválida.',
  NaoAutorizado: 'Não autorizado.',
  AcessoNegado: 'Acesso negado.',
  ErroInternoDoServidor: 'Erro interno do servidor.',
  ServicoIndisponivel: 'Serviço indisponível.',
  CobNaoEncontrado: 'Cobrança não encontrada.',
  CobOperacaoInvalida: 'Cobrança inválida.',
  CobVNaoEncontrado: 'Cobrança não encontrada.',
  CobVOperacaoInvalida: 'Cobrança inválida.',
  PixNaoEncontrado: 'Pix não encontrado.',
  PixDevolucaoInvalida: 'Devolução inválida.',
  PixDevolucaoNaoEncontrada: 'Devolução não encontrada.',
  PagamentoNaoEncontrado: 'Pagamento não encontrado.',
  PagamentoOperacaoInvalida: 'Pagamento inválido.',
  ChaveNaoEncontrada: 'Chave não encontrada.',
}

/** The body of a refused call. */
export const problemBody = (problem: Problem, correlationId: string) => ({
  type: `https://pix.bcb.gov.br/api/v2/error/${problem.type}`,
  title: titles[problem.type] ?? problem.message,
  status: problemStatus[problem.type],
  detail: problem.message,
  correlationId,
  ...(problem.violations.length > 0 && { violacoes: problem.violations }),
})
