/** The part of a query that its error state needs. */
export type Retried = {
  readonly isFetching: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
}

/** The part of an infinite query that a list needs. */
export type Pages = Retried & {
  /** Undefined until the first page has loaded. */
  readonly data: unknown
  readonly isError: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/**
 * Paging by cursor: each answer names where the next page begins, so no row is shown twice when rows
 * are added meanwhile. To be spread into the options of an infinite query.
 */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next: string | null }) => last.next,
} as const

/** The cursor in the form that calls take: absent for the first page. */
export const beforeCursor = (cursor: string | undefined): { readonly before?: string } =>
  cursor === undefined ? {} : { before: cursor }

/** The rows of all pages so far. */
export const rowsOf = <Row>({
  data,
}: {
  readonly data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined
}): readonly Row[] => data?.pages.flatMap(({ list }) => list) ?? []
