type Window = {
  readonly inicio: string
  readonly fim: string
  readonly 'paginacao.paginaAtual': number
  readonly 'paginacao.itensPorPagina': number
}

/** The header of every list of API Pix. */
export const parametersOf = (window: Window, total: number) => ({
  inicio: window.inicio,
  fim: window.fim,
  paginacao: {
    paginaAtual: window['paginacao.paginaAtual'],
    itensPorPagina: window['paginacao.itensPorPagina'],
    quantidadeDePaginas: Math.ceil(total / window['paginacao.itensPorPagina']),
    quantidadeTotalDeItens: total,
  },
})
