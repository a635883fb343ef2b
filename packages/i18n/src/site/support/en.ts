import type { Message } from '../../translate.ts'

/** Help, feedback, notices, the app, and the question about measuring. */
export const supportEn = {
  'consent.title': 'Your privacy',
  'consent.text':
    'We use the cookies that the site needs to work. If you allow it, we also measure which pages are visited, to make them better. None of it changes a game or your balance.',
  'consent.accept': 'Allow measuring',
  'consent.refuse': 'Only what is needed',
  'consent.more': 'Learn more',
  'consent.nowOn': 'Measuring of visits is on.',
  'consent.nowOff': 'Measuring of visits is off.',
  'consent.saved': 'Your choice is kept.',
  'app.open': 'Point the camera at the code, or tap it.',
  'app.storeInstall': 'In the store, tap Install and wait until it is done.',
  'app.launch': 'Open {brand} by its new icon.',
  'app.iosShare': 'In Safari, tap Share (the square with the arrow up).',
  'app.iosAdd': 'Choose “Add to Home Screen” and confirm with Add.',
  'app.androidMenu': 'In Chrome, tap the menu with three dots.',
  'app.androidAdd': 'Choose “Install app” or “Add to Home screen” and confirm.',
} as const satisfies Record<string, Message>
