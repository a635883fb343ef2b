/** Refusals of pictures sent by people. */
export const pictureRefusals = {
  'picture.busy': 503,
  'picture.too_complex': 422,
} as const
