/**
 * A call as stated in docs/requirements/call.md, written out rather than read from the contract: this table is
 * what a client written from the rows alone sends.
 */
export type WireCall = {
  readonly row: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without a host (CALL-1). */
  readonly path: string
  /** White-label module: the header of a relay call, and the switch that turns the call off. */
  readonly module: string
  /** Further switches that turn it off. */
  readonly alsoNeeds?: readonly string[]
  /** An answered call ends the session of its token. */
  readonly endsSession?: true
  /** T: `required` is refused without a token, `sent` answers visitors too (CALL-2). */
  readonly token?: 'required' | 'sent'
  /** E: the payload is encrypted (CALL-3). */
  readonly encrypted?: true
  /** Further headers that the row names; the call is refused without them. */
  readonly headers?: Readonly<Record<string, string>>
  /** The payload is a form. */
  readonly form?: true
  /** The payload, in the address of a GET and in the body of the others. */
  readonly payload?: Readonly<Record<string, unknown>>
  /** The list of the value that is never empty. */
  readonly full?: string
  /** The payload also has the four fields of the human verification. */
  readonly verified?: true
  /**
   * Fields of the value, `[]` for a list that may be empty, `null` for an empty value; what each entry
   * of a list has, which is never empty; or the refusal that only a call that was read gets.
   */
  readonly answers:
    | readonly string[]
    | '[]'
    | 'number'
    | 'string'
    | null
    | { readonly each: readonly string[] | 'string' }
    | { readonly code: string }
}

/** A row of the table. */
export const call = (
  row: string,
  method: WireCall['method'],
  path: string,
  module: string,
  more: Omit<WireCall, 'row' | 'method' | 'path' | 'module'>,
): WireCall => ({ row, method, path, module, ...more })
