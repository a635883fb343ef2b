import type { ReferenceServer } from '@trevo/vendor-kit/reference/serve-books.ts'

type Movement = { readonly kind: string } & Readonly<Record<string, unknown>>

/** The movements that reached the books, whether each came alone or with others. */
export const movementsOf = (seen: ReferenceServer['seen']): readonly Movement[] =>
  seen.flatMap(({ call, message }) =>
    // The messages in the books follow the contract.
    call === 'movements'
      ? (message['movements'] as readonly Movement[])
      : [{ ...message, kind: call }],
  )
