/** Animals of Brazil, by which seats call each other: nobody is known by a name of one's own. */
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
