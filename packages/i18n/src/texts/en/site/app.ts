/** The installed app: what a device shows of it, and the way to have it. */
export const texts = {
  'manifest.description':
    'Slots, live casino, sports and lotteries. Deposits by Pix, every round can be checked.',
  'manifest.slots': 'Slots',
  'manifest.deposit': 'Deposit by Pix',
  'manifest.promotions': 'Promotions',
  'manifest.help': 'Help',
  'manifest.screenHome': 'Home with banners and the games people play most',
  'manifest.screenList': 'A list of games',
  'install.title': 'Install it on this device',
  'install.text': 'It opens from your home screen, full screen and without a store.',
  'install.action': 'Install the app',
  'install.done': 'The app is installed. Look for its icon.',
  'app.open': 'Point the camera at the code, or tap it.',
  'app.storeInstall': 'In the store, tap Install and wait until it is done.',
  'app.launch': 'Open {brand} by its new icon.',
  'app.iosShare': 'In Safari, tap Share (the square with the arrow up).',
  'app.iosAdd': 'Choose “Add to Home Screen” and confirm with Add.',
  'app.androidMenu': 'In Chrome, tap the menu with three dots.',
  'app.androidAdd': 'Choose “Install app” or “Add to Home screen” and confirm.',
} as const
