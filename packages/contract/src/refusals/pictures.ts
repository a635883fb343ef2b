/** Refusals of pictures that people send, for whatever they send them. */
export const pictureRefusals = {
  'picture.busy': 503,
  'picture.too_complex': 422,
} as const
