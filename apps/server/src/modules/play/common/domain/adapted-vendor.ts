import type { KeyObject } from 'node:crypto'

type Dated = { readonly notBeforeMs: number; readonly notAfterMs: number }

/** A vendor that signs the raw body with RSA; several keys are valid during a key change. */
export type HubVendor = {
  readonly vendor: string
  /** In lower case, like node's header names. */
  readonly signatureHeader: string
  readonly publicKeys: readonly (Dated & { readonly key: KeyObject })[]
}

/** A vendor that sends a token with each call. */
export type OneWalletVendor = {
  readonly vendor: string
  /** The place of the token: at the end of the path, or in the body. */
  readonly tokenIn: 'query' | 'body'
  readonly tokens: readonly (Dated & { readonly token: string })[]
}

/** A vendor's valid credentials at this instant. */
export const inForce = <One extends Dated>(all: readonly One[], atMs: number): readonly One[] =>
  all.filter(({ notBeforeMs, notAfterMs }) => notBeforeMs <= atMs && atMs <= notAfterMs)
