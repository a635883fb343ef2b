/** The installed app: what a device shows of it, and the way to have it. */
export const texts = {
  'manifest.description':
    'Slots, live casino, sports and lotteries. Pix deposits and provably fair rounds.',
  'manifest.deposit': 'Deposit by Pix',
  'manifest.screenHome': 'Home page with banners and the most played games',
  'manifest.screenList': 'List of games',
  'install.title': 'Install on this device',
  'install.text': 'Opens full screen from your home screen. No app store needed.',
  'install.action': 'Install the app',
  'install.done': 'App installed. Look for its icon.',
  'app.open': 'Point your camera at the code, or tap it.',
  'app.storeInstall': 'In the store, tap Install and wait for it to finish.',
  'app.launch': 'Open {brand} from its new icon.',
  'app.iosShare': 'In Safari, tap Share (the square with an up arrow).',
  'app.iosAdd': 'Choose “Add to Home Screen” and confirm with Add.',
  'app.androidMenu': 'In Chrome, tap the three-dot menu.',
  'app.androidAdd': 'Choose “Install app” or “Add to Home screen” and confirm.',
} as const
