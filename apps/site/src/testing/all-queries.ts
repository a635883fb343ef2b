import { QueryClient } from '@tanstack/react-query'

declare global {
  interface ImportMeta {
    /** Of Vite, whose own types declare style sheets a second time. */
    glob<Module>(pattern: string, options: { eager: true }): Readonly<Record<string, Module>>
  }
}

export type QueryState = {
  readonly status?: 'pending' | 'error' | 'success'
  readonly data?: object
  readonly dataUpdateCount?: number
}

/** What every query has. */
export type AnyQuery = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal; pageParam: unknown }) => Promise<unknown>
  readonly initialPageParam?: unknown
  readonly refetchInterval?:
    | number
    | false
    | ((query: { readonly state: QueryState }) => number | false)
  readonly retry?: number | false
}

type MakeQuery = (...of: readonly unknown[]) => AnyQuery

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../{entities,features,pages}/**/{*queries,announcements,play-time}.ts',
  { eager: true },
)

/** For queries that cannot be made of texts alone. */
const specialArguments: Readonly<Record<string, readonly unknown[]>> = {
  'entities/lottery vnMenusQuery': ['7', ['LOTT']],
  'entities/lottery recentVnGamesQuery': ['7', ['LOTT']],
  'entities/sports slipQuery': ['7', '8'],
  'features/records/common betsQuery': ['PT', '7', 'days7'],
  'features/records/common movementsQuery': ['PT', '7', 'days7', 'all'],
  'features/support/chat conversationQuery': [new QueryClient(), '7'],
}

/** Every query that a file of the site exports, in order, by folder and name. */
export const allQueries: readonly { readonly name: string; readonly make: MakeQuery }[] =
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter((one): one is [string, MakeQuery] => one[0].endsWith('Query'))
      .map(([own, make]) => ({ name: `${path.split('/').slice(1, -1).join('/')} ${own}`, make })),
  )

/** A query as for a member in Portuguese; what it asks about has a number of one digit. */
export const exampleOf = ({ name, make }: (typeof allQueries)[number]): AnyQuery =>
  make(...(specialArguments[name] ?? ['7', 'PT', '8', '9']))
