/** How a list is read page by page: each page says where the next one begins, null at the end. */
export const paging = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
}

/** The rows of all pages read so far. */
export const rowsOf = <Row>(
  data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined,
): Row[] => data?.pages.flatMap(({ list }) => list) ?? []
