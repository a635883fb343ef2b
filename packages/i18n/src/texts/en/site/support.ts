import type { Message } from '../../../translate.ts'

/** The question about measuring. */
export const texts = {
  'consent.title': 'Your privacy',
  'consent.text':
    'We use the cookies the site needs to work. If you agree, we also measure which pages are visited so that we can improve them. This never affects games or your balance.',
  'consent.accept': 'Allow analytics',
  'consent.refuse': 'Necessary only',
  'consent.more': 'Learn more',
  'consent.nowOn': 'Analytics is on.',
  'consent.nowOff': 'Analytics is off.',
  'consent.saved': 'Your choice has been saved.',
} as const satisfies Record<string, Message>
