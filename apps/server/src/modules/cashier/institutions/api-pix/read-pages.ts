import { InstitutionFailure, InstitutionRefusal } from '../port.ts'

const pageSize = 100
/** A failed page is requested again after these pauses. */
const retryAfterMs = [100, 300, 1_000, 3_000] as const
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Paged = {
  readonly parametros: { readonly paginacao: { readonly quantidadeDePaginas: number } }
}

// A busy day has hundreds of pages. If each failure discarded the pages before it, a day at an institution with
// occasional failures would never be read to its end. The first page is left to the caller: nothing is lost with
// it, and an institution that is down is not called five times.
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

type Span = { readonly from: Date; readonly until: Date }

type Question<Page, Item> = {
  readonly filter: Readonly<Record<string, string>>
  readonly ask: (query: string) => Promise<Page>
  readonly itemsOf: (page: Page) => readonly Item[]
}

const readPagesOf = async <Page extends Paged, Item>(
  { from, until }: Span,
  { filter, ask, itemsOf }: Question<Page, Item>,
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

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
const plusMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** A refused window no longer than this is refused for another reason. */
const shortestMs = 60_000

/** The institution's clock may be behind our estimate by this much. */
const clockErrorMs = 1_000

/** An end this close is waited for, so that nothing of the last second is left out. */
const waitedForMs = 2_000

const waitFor = async (until: Date, now: () => Date): Promise<boolean> => {
  const missingMs = until.getTime() - now().getTime()
  const isNear = missingMs > 0 && missingMs <= waitedForMs
  if (isNear) await pause(missingMs)
  return isNear
}

// Institutions refuse a window in their own words; a refusal for another reason recurs in its first half.
const isOfWindow = (error: unknown): boolean =>
  error instanceof InstitutionRefusal &&
  /ConsultaInvalida$|OperacaoInvalida$|^RequisicaoInvalida$|^status 4(00|13|16|22)$/.test(
    error.problemType,
  )

const readHalving = async <Page extends Paged, Item>(
  span: Span,
  now: () => Date,
  question: Question<Page, Item>,
): Promise<Item[]> => {
  const { from } = span
  try {
    return await readPagesOf(span, question)
  } catch (error) {
    if (!isOfWindow(error)) throw error
    // The refusal may have shown the institution's clock, to the second.
    if (await waitFor(span.until, now)) return readHalving(span, now, question)
    const until = earlier(span.until, plusMs(now(), -clockErrorMs))
    if (until < from) return []
    if (until < span.until) return readHalving({ from, until }, now, question)
    const lengthMs = until.getTime() - from.getTime()
    if (lengthMs <= shortestMs) throw error
    const middle = plusMs(from, Math.floor(lengthMs / 2))
    const first = await readHalving({ from, until: middle }, now, question)
    return [...first, ...(await readHalving({ from: plusMs(middle, 1), until }, now, question))]
  }
}

/** Institutions refuse longer windows; both ends are included. */
const windowMaxMs = 30 * 86_400_000

/**
 * Reads a list between two instants: in windows of at most 30 days, none of which ends in the future of
 * the institution's clock, and in halves if a window is refused. An end up to two seconds ahead is waited for.
 * @throws what `ask` throws repeatedly
 */
export const readPages = async <Page extends Paged, Item>(
  { from, until, now }: Span & { readonly now: () => Date },
  filter: Readonly<Record<string, string>>,
  ask: (query: string) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> => {
  const found: Item[] = []
  await waitFor(until, now)
  const last = earlier(until, now())
  for (let start = from; start <= last;) {
    const end = earlier(last, plusMs(start, windowMaxMs - 1))
    found.push(...(await readHalving({ from: start, until: end }, now, { filter, ask, itemsOf })))
    start = plusMs(end, 1)
  }
  return found
}
