/** Animals of Brazil, used as names for seats: nobody is known by their own name. */
export const seatNames = [
  'parrot',
  'wolf',
  'sloth',
  'otter',
  'owl',
  'fox',
  'turtle',
  'flamingo',
  'butterfly',
  'crocodile',
  'monkey',
  'leopard',
] as const
