import type { Message } from '../../../translate.ts'

/** The question about measuring. */
export const texts = {
  'consent.title': 'Your privacy',
  'consent.text':
    'We use the cookies that the site needs to work. If you allow it, we also measure which pages are visited, to make them better. None of it changes a game or your balance.',
  'consent.accept': 'Allow measuring',
  'consent.refuse': 'Only what is needed',
  'consent.more': 'Learn more',
  'consent.nowOn': 'Measuring of visits is on.',
  'consent.nowOff': 'Measuring of visits is off.',
  'consent.saved': 'Your choice is kept.',
} as const satisfies Record<string, Message>
