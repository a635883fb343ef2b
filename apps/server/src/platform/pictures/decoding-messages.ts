/** Requests to the decoding process; one picture at a time. */
export type DecodingOrder = {
  readonly bytes: Uint8Array
  readonly pixelsMax: number
  /** A png that would become larger becomes a jpg. */
  readonly bytesMax: number
  /** The longer side of the result. */
  readonly sideMax: number
  readonly to: 'png' | 'jpeg' | 'webp'
}

export type DecodingAnswer =
  | {
      readonly kind: 'drawn'
      readonly as: DecodingOrder['to']
      readonly content: Uint8Array
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'unreadable' }
