const pageSize = 100

type Paged = {
  readonly parametros: { readonly paginacao: { readonly quantidadeDePaginas: number } }
}

/** Reads every page of a list between two instants. */
export const readPages = async <Page extends Paged, Item>(
  { from, until }: { readonly from: Date; readonly until: Date },
  filter: Readonly<Record<string, string>>,
  ask: (query: string) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> => {
  const found: Item[] = []
  for (let page = 0; ; page += 1) {
    const query = new URLSearchParams({
      inicio: from.toISOString(),
      fim: until.toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(pageSize),
      ...filter,
    })
    const answer = await ask(query.toString())
    found.push(...itemsOf(answer))
    if (page + 1 >= answer.parametros.paginacao.quantidadeDePaginas) return found
  }
}
