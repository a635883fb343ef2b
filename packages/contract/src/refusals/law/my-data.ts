/** Refusals of what a person asks for about their data. */
export const myDataRefusals = {
  /** One export or erasure waits at a time, and no more than five requests of a kind are made in a day. */
  'my_data.too_many': 429,
  /** It is not made yet, was opened, or its day is over. */
  'my_data.not_ready': 409,
  'my_data.request_unknown': 404,
  'my_data.ended': 409,
} as const
