/** Refusals of pictures that people send. */
export const texts = {
  'picture.busy': 'We are processing many pictures right now. Send yours again in a moment.',
  'picture.too_complex':
    'This picture is too large or in an unusual format. Send a screenshot or a smaller jpg.',
} as const
