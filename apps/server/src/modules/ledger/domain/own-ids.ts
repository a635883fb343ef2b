/**
 * The ids under which a movement may be posted that people know by another number: a Pix by its end-to-end id, a
 * withdrawal, an adjustment or a lottery order by their own.
 */
export const ownIdsOf = (id: string): readonly string[] => [
  id,
  ...['deposit_credited', 'pix_parked', 'pix_unparked', 'pix_returned', 'pix_unclaimed'].map(
    (step) => `${id}:${step}`,
  ),
  ...['held', 'paid', 'fee', 'released', 'sent_back', 'fee_returned'].map(
    (step) => `withdrawal:${id}:${step}`,
  ),
  ...['sent', 'received', 'held', 'moved', 'released', 'recalled'].map((step) => `${id}:${step}`),
  ...['staked', 'held'].map((step) => `order:${id}:${step}`),
  `adjustment:${id}`,
]
