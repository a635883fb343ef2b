/** Refusals of pictures that people send. */
export const texts = {
  'picture.busy': 'Many pictures are being read right now. Send yours again in a moment.',
  'picture.too_complex':
    'This picture is too large or stored in an unusual way. Send a screenshot of it, or a smaller jpg.',
} as const
