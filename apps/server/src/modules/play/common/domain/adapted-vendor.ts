import type { KeyObject } from 'node:crypto'

type Dated = { readonly notBeforeMs: number; readonly notAfterMs: number }

/** A vendor that signs the raw body with RSA; several keys are in force while one replaces another. */
export type HubVendor = {
  readonly vendor: string
  /** In lower case, as node names headers. */
  readonly signatureHeader: string
  readonly publicKeys: readonly (Dated & { readonly key: KeyObject })[]
}

/** A vendor that shows a token with each call. */
export type OneWalletVendor = {
  readonly vendor: string
  /** Where the token stands: behind the path, or in the body. */
  readonly tokenIn: 'query' | 'body'
  readonly tokens: readonly (Dated & { readonly token: string })[]
}

/** Those of a vendor's credentials that may be used at this instant. */
export const inForce = <One extends Dated>(all: readonly One[], atMs: number): readonly One[] =>
  all.filter(({ notBeforeMs, notAfterMs }) => notBeforeMs <= atMs && atMs <= notAfterMs)
