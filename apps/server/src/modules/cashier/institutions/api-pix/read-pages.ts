import { InstitutionFailure } from '../port.ts'

const pageSize = 100
/** A page that does not come is asked for again after these pauses. */
const retryAfterMs = [100, 300, 1_000, 3_000] as const
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Paged = {
  readonly parametros: { readonly paginacao: { readonly quantidadeDePaginas: number } }
}

// A busy day has hundreds of pages. If each that fails threw away those before it, a day with an
// institution that fails now and then would never be read to its end. The first page is left to
// whoever asks: nothing is lost with it, and an institution that is down is not asked five times.
const askAgain = async <Page>(ask: () => Promise<Page>): Promise<Page> => {
  for (const ms of retryAfterMs) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof InstitutionFailure)) throw error
      await pause(ms)
    }
  }
  return ask()
}

/** Reads every page of a list between two instants. @throws what `ask` throws, time after time */
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
    const askPage = () => ask(query.toString())
    const answer = page === 0 ? await askPage() : await askAgain(askPage)
    found.push(...itemsOf(answer))
    if (page + 1 >= answer.parametros.paginacao.quantidadeDePaginas) return found
  }
}
